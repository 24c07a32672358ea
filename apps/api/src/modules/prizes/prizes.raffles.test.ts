import { randomUUID } from 'node:crypto';
import type { PrizeGames, RaffleRound, RaffleTickets, RaffleWin } from '@champa/contract';
import { createNumbers, digestTickets, drawTickets, hashServerSeed, serverSeedFromHex } from '@champa/fairness';
import { SCALE } from '@champa/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database.ts';
import { createPrizesWorld, prize, type PrizesWorld } from './testing/world.ts';

let world: PrizesWorld;

beforeAll(async () => {
  world = await createPrizesWorld();
});
afterAll(async () => {
  expect(await world.broken()).toEqual([]);
  await world.close();
});

const { weight: _, ...first } = prize('first', 1, { kind: 'cash', amount: '1000' }, { count: 1, big: true });
const { weight: __, ...second } = prize('second', 1, { kind: 'cash', amount: '100' }, { count: 2 });
const weekly = { kind: 'raffle', days: [7], time: '21:00', claimDays: 3, prizes: [first, second] };

/** A raffle with an open round. */
async function addRaffle(budget = 10_000): Promise<string> {
  const game = await world.addGame(weekly, budget);
  await inTransaction(world.pool, (tx) => world.prizes.raffles.open(tx, game));
  return game;
}

async function openRound(game: string): Promise<RaffleRound> {
  const { rounds } = (await world.call<PrizeGames>(null, 'GET', '/api/prizes')).value;
  return rounds.find((round) => round.game === game && !round.isDrawn)!;
}

const roundOf = async (id: string) => (await world.call<RaffleRound>(null, 'GET', `/api/prizes/raffles/${id}`)).value;

test('tickets are numbered without a gap under load, and a round is drawn once by ten jobs at once', async () => {
  const game = await addRaffle();
  const round = await openRound(game);
  expect(await world.budgetOf(game)).toEqual({ left: 10_000n * SCALE, reserved: 1200n * SCALE });
  const members = await Promise.all(Array.from({ length: 12 }, world.addMember));
  await Promise.all(members.map((member, n) => world.addTickets(member, game, n + 1)));
  const entries = (await Promise.all(members.map(world.mine))).flatMap((mine) => mine.entries);
  const numbers = entries.flatMap(({ first: from, last }) =>
    Array.from({ length: last - from + 1 }, (_n, i) => from + i),
  );
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 78 }, (_n, i) => i + 1));

  await world.runJob('prizes_raffles');
  expect((await roundOf(round.id)).isDrawn).toBe(false);
  world.passTime({ hours: 24 * 7 });
  await Promise.all(Array.from({ length: 10 }, () => world.prizes.raffles.drawRound(BigInt(round.id))));
  const drawn = await roundOf(round.id);
  expect(drawn).toMatchObject({ isDrawn: true, tickets: 78 });
  expect(drawn.winners.map((winner) => winner.prize)).toEqual(['first', 'second', 'second']);
  expect(drawn.winners.every(({ player }) => player.includes('*'))).toBe(true);

  const serverSeed = serverSeedFromHex(drawn.fairness.serverSeed!);
  expect(hashServerSeed(serverSeed)).toBe(round.fairness.serverSeedHash);
  const again = drawTickets(createNumbers({ ...drawn.fairness, serverSeed }), drawn.tickets, 3);
  expect(drawn.winners.map(({ ticket }) => ticket)).toEqual(again);

  // Prizes wait to be claimed; the next round has its own money reserved.
  await world.runJob('prizes_raffles');
  expect(await world.budgetOf(game)).toEqual({ left: (10_000n - 1200n) * SCALE, reserved: 1200n * SCALE });
  expect((await openRound(game)).id).not.toBe(round.id);
});

test('a round that cannot be drawn does not block other draws, nor the opening of rounds', async () => {
  const [bad, good] = [await addRaffle(), await addRaffle()];
  const rounds = [await openRound(bad), await openRound(good)];
  for (const game of [bad, good]) await world.addTickets(await world.addMember(), game, 1);
  world.passTime({ hours: 24 * 7 });
  await world.admin(`
    CREATE FUNCTION public.refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'refused'; END $$;
    CREATE TRIGGER refuse BEFORE UPDATE ON prizes.round FOR EACH ROW
    WHEN (NEW.drawn_at IS NOT NULL AND NEW.game = '${bad}') EXECUTE FUNCTION public.refuse()`);
  await expect(world.runJob('prizes_raffles')).rejects.toThrow();
  await world.admin('DROP TRIGGER refuse ON prizes.round; DROP FUNCTION public.refuse');
  expect(await Promise.all(rounds.map(async ({ id }) => (await roundOf(id)).isDrawn))).toEqual([false, true]);
  expect((await openRound(good)).id).not.toBe(rounds[1]!.id);
  await world.runJob('prizes_raffles');
  expect((await roundOf(rounds[0]!.id)).isDrawn).toBe(true);
});

test('the tickets are public, with masked names: before the draw with its promise, after it with the revealed seed', async () => {
  const game = await addRaffle();
  const round = await openRound(game);
  for (let n = 0; n < 7; n += 1) await world.addTickets(await world.addMember(), game, (n % 3) + 1);
  const page = async (after: number, pageSize: number) =>
    (
      await world.call<RaffleTickets>(
        null,
        'GET',
        `/api/prizes/raffles/${round.id}/tickets?after=${after}&pageSize=${pageSize}`,
      )
    ).value;
  const all = async () => {
    const list: RaffleTickets['list'] = [];
    for (let after: number | null = 0; after !== null;) {
      const { list: some, next }: RaffleTickets = await page(after, 3);
      list.push(...some);
      after = next;
    }
    return list;
  };
  const before = await all();
  expect(before.map(({ first: from, last }) => [from, last])).toEqual([
    [1, 1],
    [2, 3],
    [4, 6],
    [7, 7],
    [8, 9],
    [10, 12],
    [13, 13],
  ]);
  expect(before.every(({ player }) => player.includes('****'))).toBe(true);
  expect(await page(0, 100)).toMatchObject({
    tickets: 13,
    isDrawn: false,
    next: null,
    fairness: { serverSeed: null, clientSeed: '' },
  });

  world.passTime({ hours: 24 * 7 });
  await world.prizes.raffles.drawRound(BigInt(round.id));
  expect(await all()).toEqual(before);
  const { fairness, isDrawn, isListed } = await page(12, 1);
  expect([isDrawn, isListed, fairness.serverSeedHash]).toEqual([true, true, round.fairness.serverSeedHash]);
  expect(fairness.clientSeed).toBe(digestTickets(before));
  expect(hashServerSeed(serverSeedFromHex(fairness.serverSeed!))).toBe(fairness.serverSeedHash);
  expect(await world.call(null, 'GET', '/api/prizes/raffles/999999/tickets')).toMatchObject({ status: 404 });
});

test('a prize is claimed once by its winner, until it expires: then the money returns to the budget', async () => {
  const game = await addRaffle();
  const round = await openRound(game);
  const member = await world.addMember();
  await world.addTickets(member, game, 2);
  world.passTime({ hours: 24 * 7 });
  await world.prizes.raffles.drawRound(BigInt(round.id));
  const { wins } = await world.mine(member);
  expect(wins.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  expect(wins[0]).toMatchObject({ prizeName: 'Game', isBig: true, reward: { amount: '1000.00' } });

  const claim = (memberId: string, win: string) =>
    world.call<RaffleWin>(memberId, 'POST', '/api/prizes/raffles/claim', { win, idempotencyKey: randomUUID() });
  const answers = await Promise.all(Array.from({ length: 20 }, () => claim(member, wins[0]!.id)));
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  expect((await claim(member, wins[0]!.id)).value).toMatchObject({ state: 'claimed' });
  expect(await world.cashOf(member)).toBe(1000n * SCALE);
  expect(await claim(await world.addMember(), wins[1]!.id)).toMatchObject({ status: 404 });

  world.passTime({ hours: 24 * 3 });
  expect(await claim(member, wins[1]!.id)).toMatchObject({ status: 409, code: 'NOTHING_TO_CLAIM' });
  await world.rewards.gifts.expire();
  expect((await world.mine(member)).wins.map(({ state }) => state)).toEqual(['claimed', 'expired']);
  expect((await world.budgetOf(game)).left).toBe(9000n * SCALE);
  expect(await world.cashOf(member)).toBe(1000n * SCALE);
});

test('a crash in the middle of a draw leaves nothing of it, and the next try draws the same winners', async () => {
  const game = await addRaffle();
  const round = await openRound(game);
  for (let n = 0; n < 5; n += 1) await world.addTickets(await world.addMember(), game, 3);
  world.passTime({ hours: 24 * 7 });
  const before = await world.budgetOf(game);
  // The database refuses the last winner: the whole draw is undone, as a lost server would undo it.
  await world.admin(`CREATE FUNCTION pg_temp_fail() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN IF NEW.place = 3 THEN RAISE EXCEPTION 'power lost'; END IF; RETURN NEW; END $$`);
  await world.admin('CREATE TRIGGER fail BEFORE INSERT ON prizes.win FOR EACH ROW EXECUTE FUNCTION pg_temp_fail()');
  await expect(world.prizes.raffles.drawRound(BigInt(round.id))).rejects.toThrow('power lost');
  expect(await roundOf(round.id)).toMatchObject({ isDrawn: false, winners: [] });
  expect(await world.budgetOf(game)).toEqual(before);
  await world.admin('DROP TRIGGER fail ON prizes.win');
  await world.prizes.raffles.drawRound(BigInt(round.id));
  const { winners, fairness, tickets } = await roundOf(round.id);
  const serverSeed = serverSeedFromHex(fairness.serverSeed!);
  expect(winners.map(({ ticket }) => ticket)).toEqual(
    drawTickets(createNumbers({ ...fairness, serverSeed }), tickets, 3),
  );
});

test('a budget that cannot pay every prize opens no round; tickets wait, and are in the next one', async () => {
  const game = await world.addGame(weekly, 1199);
  const member = await world.addMember();
  await world.addTickets(member, game, 4);
  await world.runJob('prizes_raffles');
  expect(await openRound(game)).toBeUndefined();
  expect((await world.mine(member)).tickets).toMatchObject([{ game, tickets: 4 }]);
  await inTransaction(world.pool, (tx) => world.rewards.fund(tx, game, 10n * SCALE, 'LAK', 'more', 'test'));
  await world.runJob('prizes_raffles');
  expect(await world.mine(member)).toMatchObject({ tickets: [], entries: [{ first: 1, last: 4 }] });
});

test('a round without tickets is drawn without winners, and its money stays in the budget', async () => {
  const game = await addRaffle();
  const round = await openRound(game);
  world.passTime({ hours: 24 * 7 });
  await world.runJob('prizes_raffles');
  expect(await roundOf(round.id)).toMatchObject({ isDrawn: true, winners: [] });
  expect(await world.budgetOf(game)).toEqual({ left: 10_000n * SCALE, reserved: 1200n * SCALE });
});

test('a member who has excluded themselves by then wins nothing, and no other member loses by it', async () => {
  const game = await addRaffle();
  const round = await openRound(game);
  const [gone, stays] = [await world.addMember(), await world.addMember()];
  await world.addTickets(gone, game, 1);
  await world.addTickets(stays, game, 1);
  world.excluded.add(gone);
  world.passTime({ hours: 24 * 7 });
  await world.prizes.raffles.drawRound(BigInt(round.id));
  expect((await world.mine(stays)).wins).toMatchObject([{ state: 'waiting' }]);
  expect((await world.mine(gone)).wins).toMatchObject([{ state: 'expired' }]);
});
