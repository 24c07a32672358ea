import { randomUUID } from 'node:crypto';
import type { PrizeDraw, PrizeGames } from '@champa/contract';
import { drawPrize, verify } from '@champa/fairness';
import { SCALE } from '@champa/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database.ts';
import { createPrizesWorld, drawOnce, payingWheel, prize, type PrizesWorld } from './testing/world.ts';

let world: PrizesWorld;

beforeAll(async () => {
  world = await createPrizesWorld({ isTrial: (memberId) => memberId === '999999' });
});
afterAll(async () => {
  expect(await world.broken()).toEqual([]);
  await world.close();
});

const ticketsOf = async (memberId: string, game: string) =>
  (await world.mine(memberId)).tickets.find((held) => held.game === game)?.tickets ?? 0;
const rotate = (memberId: string, clientSeed: string) =>
  world.call<{ revealed: { serverSeed: string; serverSeedHash: string; draws: number } }>(
    memberId,
    'POST',
    '/api/prizes/seed',
    { clientSeed },
  );

test('one ticket is one prize, paid at once, and sent with everything that checking it needs', async () => {
  const member = await world.addMember();
  const game = await world.addGame(payingWheel('500'));
  await world.addTickets(member, game, 2);
  const { status, value } = await drawOnce<PrizeDraw>(world, member, game);
  expect(status).toBe(200);
  expect(value).toMatchObject({ drawn: 'cash', given: 'cash', why: null, fairness: { nonce: 0, serverSeed: null } });
  expect(await world.cashOf(member)).toBe(500n * SCALE);
  expect(await ticketsOf(member, game)).toBe(1);
  expect((await world.budgetOf(game)).left).toBe((1_000_000n - 500n) * SCALE);
});

test('a hundred draws at once with three tickets give three draws', async () => {
  const member = await world.addMember();
  const game = await world.addGame(payingWheel('500'));
  await world.addTickets(member, game, 3);
  await world.mine(member);
  const answers = await Promise.all(Array.from({ length: 100 }, () => drawOnce<PrizeDraw>(world, member, game)));
  const drawn = answers.filter(({ status }) => status === 200);
  expect(drawn).toHaveLength(3);
  expect(new Set(drawn.map(({ value }) => value.fairness.nonce))).toEqual(new Set([0, 1, 2]));
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([undefined, 'NO_PRIZE_TICKETS']));
  expect(await world.cashOf(member)).toBe(1500n * SCALE);
});

test('the same key draws once, however many requests at once send it, and belongs to one game', async () => {
  const member = await world.addMember();
  const [game, other] = [await world.addGame(payingWheel('500')), await world.addGame(payingWheel('500'))];
  await world.addTickets(member, game, 9);
  await world.addTickets(member, other, 9);
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 20 }, () => drawOnce<PrizeDraw>(world, member, game, key)));
  expect(new Set(answers.map(({ value }) => value.id)).size).toBe(1);
  expect(await ticketsOf(member, game)).toBe(8);
  expect(await drawOnce(world, member, other, key)).toMatchObject({ status: 409, code: 'IDEMPOTENCY_CONFLICT' });
  expect(await ticketsOf(member, other)).toBe(9);
});

test('a limited prize is given no more often than its stock allows, under load: then the stated fallback', async () => {
  const game = await world.addGame(payingWheel('100', { stock: 5 }));
  const members = await Promise.all(Array.from({ length: 20 }, world.addMember));
  for (const member of members) await world.addTickets(member, game, 1);
  const answers = await Promise.all(members.map((member) => drawOnce<PrizeDraw>(world, member, game)));
  expect(answers.every(({ value }) => value.drawn === 'cash')).toBe(true);
  const whys = answers.map(({ value }) => value.why);
  expect(whys.filter((why) => why === null)).toHaveLength(5);
  expect(whys.filter((why) => why === 'stock')).toHaveLength(15);
  expect((await world.budgetOf(game)).left).toBe((1_000_000n - 500n) * SCALE);
  const { games } = (await world.call<PrizeGames>(null, 'GET', '/api/prizes')).value;
  const shown = games.find(({ code }) => code === game);
  expect(shown?.kind === 'wheel' && shown.prizes[0]!.left).toBe(0);
});

test('a budget is never overdrawn, under load: a prize it cannot pay becomes the fallback, and no stock is lost', async () => {
  const game = await world.addGame(payingWheel('100', { stock: 50 }), 700);
  const members = await Promise.all(Array.from({ length: 20 }, world.addMember));
  for (const member of members) await world.addTickets(member, game, 1);
  const answers = await Promise.all(members.map((member) => drawOnce<PrizeDraw>(world, member, game)));
  const whys = answers.map(({ value }) => value.why);
  expect(whys.filter((why) => why === null)).toHaveLength(7);
  expect(whys.filter((why) => why === 'budget')).toHaveLength(13);
  expect((await world.budgetOf(game)).left).toBe(0n);
  expect((await world.prizes.games.stock()).get(`${game}/cash`)).toBe(43);
});

test('a prize of tickets can be used at once, and one of points is paid by the points module', async () => {
  const member = await world.addMember();
  const game = await world.addGame({
    kind: 'egg',
    fallback: 'points',
    prizes: [
      prize('points', 1, { kind: 'points', points: 7 }),
      prize('again', 1_000_000, { kind: 'points', points: 7 }),
    ],
  });
  await world.addTickets(member, game, 1);
  expect((await drawOnce<PrizeDraw>(world, member, game)).value.reward).toEqual({ kind: 'points', points: '7' });
  expect(world.points).toContain(`${member} 7`);
});

test('the promise is revealed when the seed is changed, and every draw of it can be verified', async () => {
  const member = await world.addMember();
  const game = await world.addGame({
    kind: 'egg',
    fallback: 'aa',
    prizes: ['aa', 'bb', 'cc'].map((code, i) => prize(code, i + 1, { kind: 'nothing' })),
  });
  await world.addTickets(member, game, 12);
  for (let n = 0; n < 12; n += 1) await drawOnce(world, member, game);
  const { revealed } = (await rotate(member, 'my-own-luck')).value;
  expect(revealed.draws).toBe(12);
  const { list } = (await world.call<{ list: PrizeDraw[] }>(member, 'GET', `/api/prizes/draws?game=${game}`)).value;
  expect(list).toHaveLength(12);
  for (const { fairness, rules, drawn } of list) {
    if (rules.of !== 'prizes') throw new Error(rules.of);
    const { prizes } = rules;
    const round = { ...fairness, serverSeed: fairness.serverSeed! };
    const outcome = (numbers: Parameters<typeof drawPrize>[0]) =>
      prizes[
        drawPrize(
          numbers,
          prizes.map(({ weight }) => weight),
        )
      ]!.code;
    expect(verify(round, outcome)).toEqual({ committed: true, outcome: drawn });
  }
  const { seed } = await world.mine(member);
  expect(seed).toMatchObject({ clientSeed: 'my-own-luck', nonce: 0 });
  expect(seed.serverSeedHash).not.toBe(revealed.serverSeedHash);
});

test('nothing is drawn by another promise than the one shown', async () => {
  const member = await world.addMember();
  const game = await world.addGame(payingWheel('100'));
  await world.addTickets(member, game, 1);
  const { serverSeedHash } = (await world.mine(member)).seed;
  await rotate(member, 'other');
  const body = { idempotencyKey: randomUUID(), serverSeedHash };
  const answer = await world.call(member, 'POST', `/api/prizes/games/${game}/draw`, body);
  expect(answer).toMatchObject({ status: 409, code: 'PRIZE_SEED_CHANGED' });
  expect(await ticketsOf(member, game)).toBe(1);
  expect((await rotate(member, 'white space')).status).toBe(422);
});

test('tickets that expire first are used first; expired ones are gone, and the journal records it', async () => {
  const member = await world.addMember();
  const game = await world.addGame(payingWheel('100'));
  await world.addTickets(member, game, 2);
  await world.addTickets(member, game, 3, world.now().add({ minutes: 30 }));
  expect((await world.mine(member)).tickets).toMatchObject([{ game, tickets: 5, next: { tickets: 3 } }]);
  await drawOnce(world, member, game);
  expect((await world.mine(member)).tickets).toMatchObject([{ tickets: 4, next: { tickets: 2 } }]);
  world.passTime({ minutes: 31 });
  expect((await world.mine(member)).tickets).toMatchObject([{ tickets: 2, next: null }]);
  await world.runJob('prizes_tickets');
  const { rows } = await world.pool.query(
    'SELECT kind, change, tickets FROM prizes.ticket WHERE member_id = $1 ORDER BY id',
    [member],
  );
  expect(rows.at(-1)).toEqual({ kind: 'expired', change: -2, tickets: 2 });
});

test('tickets that cannot be expired do not block others', async () => {
  const [bad, good] = [await world.addGame(payingWheel('100')), await world.addGame(payingWheel('100'))];
  const member = await world.addMember();
  for (const game of [bad, good]) await world.addTickets(member, game, 1, world.now().add({ minutes: 30 }));
  world.passTime({ minutes: 31 });
  await world.admin(`
    CREATE FUNCTION public.refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'refused'; END $$;
    CREATE TRIGGER refuse BEFORE UPDATE ON prizes.lot FOR EACH ROW
    WHEN (NEW.game = '${bad}') EXECUTE FUNCTION public.refuse()`);
  await expect(world.runJob('prizes_tickets')).rejects.toThrow();
  await world.admin('DROP TRIGGER refuse ON prizes.lot; DROP FUNCTION public.refuse');
  const ended = async () =>
    (
      await world.pool.query<{ game: string }>(
        `SELECT game FROM prizes.ticket WHERE member_id = $1 AND kind = 'expired' ORDER BY id`,
        [member],
      )
    ).rows.map(({ game }) => game);
  expect(await ended()).toEqual([good]);
  await world.runJob('prizes_tickets');
  expect(await ended()).toEqual([good, bad]);
});

test('the same cause adds tickets once, and tickets of no game are refused', async () => {
  const member = await world.addMember();
  const game = await world.addGame(payingWheel('100'));
  const add = (code: string) =>
    inTransaction(world.pool, (tx) =>
      world.prizes.addTickets(tx, { memberId: member, game: code, tickets: 2, cause: 'rule:1', expiresAt: null }),
    );
  const answers = await Promise.all(Array.from({ length: 10 }, () => add(game)));
  expect(answers.filter(({ status }) => status === 'added')).toHaveLength(1);
  expect(await ticketsOf(member, game)).toBe(2);
  await expect(add('no-such-game')).rejects.toMatchObject({
    code: 'NOT_FOUND',
    value: { 'prize game with tickets': 'no-such-game' },
  });
});

test('a member who may not draw is told why, and nothing changes', async () => {
  const member = await world.addMember();
  const game = await world.addGame(payingWheel('100'));
  expect(await drawOnce(world, member, game)).toMatchObject({ status: 409, code: 'NO_PRIZE_TICKETS' });
  await world.addTickets(member, game, 1);
  await world.prizes.admin.switch({ reason: 'test', actor: 'test' }, { game, isOpen: false });
  expect(await drawOnce(world, member, game)).toMatchObject({ status: 409, code: 'PRIZE_GAME_CLOSED' });
  await world.prizes.admin.switch({ reason: 'test', actor: 'test' }, { game, isOpen: true });
  world.excluded.add(member);
  const refused = { status: 403, code: 'SELF_EXCLUDED' };
  expect(await drawOnce(world, member, game)).toMatchObject({ ...refused, value: { until: null } });
  world.settings.excludedUntil = Temporal.Instant.from('2031-01-02T03:00:00Z');
  expect(await drawOnce(world, member, game)).toMatchObject({ ...refused, value: { until: '2031-01-02T03:00:00Z' } });
  world.excluded.delete(member);
  expect(await drawOnce(world, member, 'nothing-here')).toMatchObject({ status: 404 });
  const body = { idempotencyKey: randomUUID(), serverSeedHash: '0'.repeat(64) };
  const trial = await world.call('999999', 'POST', `/api/prizes/games/${game}/draw`, body);
  expect(trial).toMatchObject({ status: 403, code: 'TRUE_ACCOUNT_REQUIRED' });
  expect((await world.call(null, 'GET', '/api/prizes/mine')).status).toBe(401);
  expect(await ticketsOf(member, game)).toBe(1);
});

test('a new edition changes later draws, not earlier ones', async () => {
  const member = await world.addMember();
  const game = await world.addGame(payingWheel('100'));
  await world.addTickets(member, game, 2);
  const before = (await drawOnce<PrizeDraw>(world, member, game)).value;
  const words = { lo: 'ໃໝ່', en: 'New', cn: '新' };
  const next = { code: game, names: words, currency: 'LAK', budget: game, ...payingWheel('250') };
  await world.prizes.admin.save({ reason: 'test', actor: 'test' }, next);
  const after = (await drawOnce<PrizeDraw>(world, member, game)).value;
  expect(after.reward).toMatchObject({ amount: '250.00' });
  const { list } = (await world.call<{ list: PrizeDraw[] }>(member, 'GET', '/api/prizes/draws')).value;
  expect(list.map(({ id, reward }) => [id, reward])).toEqual([
    [after.id, after.reward],
    [before.id, before.reward],
  ]);
});
