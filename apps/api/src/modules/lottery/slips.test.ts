import { randomUUID } from 'node:crypto';
import { SCALE } from '@champa/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenInvariants } from './testing/invariants.ts';
import { testTerms } from './testing/games.ts';
import { betOn, createWorld, kip, type World } from './testing/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('a slip takes its stake once, however often it is sent, and refuses the same nonce for another', async () => {
  const [player, game] = [await world.addPlayer(), await world.addGame()];
  const draw = await world.addDraw(game);
  const nonce = randomUUID();
  const bets = [betOn('top2', [['45', '46']])];
  const [first, again] = await Promise.all([
    world.place(player, game, [draw], bets, { nonce }),
    world.place(player, game, [draw], bets, { nonce }),
  ]);
  const third = await world.place(player, game, [draw], bets, { nonce });
  expect(new Set([first.id, again.id, third.id]).size).toBe(1);
  await expect(world.place(player, game, [draw], [betOn('top2', [['47']])], { nonce })).rejects.toMatchObject({
    code: 'IDEMPOTENCY_CONFLICT',
  });
  expect(await world.balanceOf(player)).toBe(1_000_000n * SCALE - kip('4'));
  expect(first.tickets).toMatchObject([{ stake: '4.00', state: 'open', times: 1 }]);
});

test('a chase bets on all of its draws or on none', async () => {
  const game = await world.addGame();
  const draws = [
    await world.addDraw(game, 1_000_000),
    await world.addDraw(game, 2_000_000),
    await world.addDraw(game, 3_000_000),
  ];
  const rich = await world.addPlayer(kip('12'));
  const slip = await world.place(rich, game, draws, [betOn('top2', [['11']])], { times: 2 });
  expect(slip.tickets).toHaveLength(3);
  expect(await world.balanceOf(rich)).toBe(0n);
  const poor = await world.addPlayer(kip('5'));
  await expect(world.place(poor, game, draws, [betOn('top2', [['11']])])).rejects.toMatchObject({
    code: 'BALANCE_TOO_LOW',
  });
  expect(await world.balanceOf(poor)).toBe(kip('5'));
  expect(await brokenInvariants(world.pool)).toEqual([]);
});

test('a refusal changes nothing and says why', async () => {
  const [player, game] = [await world.addPlayer(kip('100')), await world.addGame()];
  const other = await world.addGame();
  const draw = await world.addDraw(game);
  const refusal = (place: Promise<unknown>) =>
    place.then(
      () => 'taken',
      ({ code }: { code: string }) => code,
    );
  const bets = [betOn('top2', [['45']])];
  expect(await refusal(world.place(player, game, [draw], bets, { revision: 7 }))).toBe('LOTTERY_TERMS_CHANGED');
  expect(await refusal(world.place(player, other, [draw], bets))).toBe('NOT_FOUND');
  expect(await refusal(world.place(player, game, [draw], [betOn('top2', [['45']], 60)]))).toBe('BALANCE_TOO_LOW');
  expect(await refusal(world.place(player, game, [draw], [betOn('top2', [['4']])]))).toBe('LOTTERY_CHOICE_INVALID');
  expect(await refusal(world.place(player, game, [draw], [betOn('nothing', [['45']])]))).toBe('LOTTERY_CHOICE_INVALID');
  expect(await world.balanceOf(player)).toBe(kip('100'));
  expect(await brokenInvariants(world.pool)).toEqual([]);
});

test('no bet is taken at or after the close, whatever the servers’ clocks say', async () => {
  const game = await world.addGame();
  const draw = await world.addDraw(game, 60_000);
  const player = await world.addPlayer();
  await world.place(player, game, [draw], [betOn('top2', [['45']])]);
  await world.passTime(60_000);
  await expect(world.place(player, game, [draw], [betOn('top2', [['45']])])).rejects.toMatchObject({
    code: 'LOTTERY_CLOSED',
  });
  await world.lottery.draws.lock(draw.id);
  // The clock jumps back: a locked draw stays locked.
  await world.passTime(-120_000);
  await expect(world.place(player, game, [draw], [betOn('top2', [['45']])])).rejects.toMatchObject({
    code: 'LOTTERY_CLOSED',
  });
  await world.passTime(60_000);
});

test('bets that race the close are placed before it or refused, on two servers', async () => {
  const game = await world.addGame();
  const draw = await world.addDraw(game, 700);
  const second = world.another();
  const players = await Promise.all(Array.from({ length: 12 }, () => world.addPlayer()));
  let taken = 0;
  let late = 0;
  const storm = players.map(async ({ memberId }, index) => {
    const server = index % 2 === 0 ? world.lottery : second;
    while (late < 40) {
      const wish = { memberId, nonce: randomUUID(), gameCode: game.code, revision: 1, stopOnWin: false };
      const placing = server.slips.place({
        ...wish,
        draws: [{ id: String(draw.id), times: 1 }],
        bets: [betOn('top2', [['45']])],
      });
      await placing.then(
        () => (taken += 1),
        ({ code }: { code: string }) => {
          expect(code).toBe('LOTTERY_CLOSED');
          late += 1;
        },
      );
    }
  });
  const locking = (async () => {
    while (!(await world.lottery.draws.lock(draw.id))) await new Promise((resolve) => setTimeout(resolve, 5));
    const { rows } = await world.pool.query<{ count: bigint }>(
      'SELECT count(*) FROM lottery.ticket WHERE draw_id = $1',
      [draw.id],
    );
    return rows[0]!.count;
  })();
  await Promise.all(storm);
  expect(await locking).toBe(BigInt(taken));
  const { rows } = await world.pool.query<{ count: bigint }>('SELECT count(*) FROM lottery.ticket WHERE draw_id = $1', [
    draw.id,
  ]);
  expect(rows[0]!.count).toBe(BigInt(taken));
  expect(taken).toBeGreaterThan(20);
  expect(await brokenInvariants(world.pool)).toEqual([]);
});

test('the exposure limit of a number holds under parallel load, and a cancelled ticket frees its part', async () => {
  const number = { stake: kip('20'), risk: kip('1000000') };
  const game = await world.addGame({ terms: { ...testTerms, number } });
  const draw = await world.addDraw(game);
  const second = world.another();
  const players = await Promise.all(Array.from({ length: 20 }, () => world.addPlayer()));
  const placed = await Promise.allSettled(
    players.map(({ memberId }, index) =>
      (index % 2 === 0 ? world.lottery : second).slips.place({
        memberId,
        nonce: randomUUID(),
        gameCode: game.code,
        revision: 1,
        stopOnWin: false,
        draws: [{ id: String(draw.id), times: 1 }],
        bets: [betOn('top2', [['45']])],
      }),
    ),
  );
  const taken = placed.flatMap((each, index) =>
    each.status === 'fulfilled' ? [{ slip: each.value, player: players[index]! }] : [],
  );
  expect(taken).toHaveLength(10);
  for (const each of placed)
    if (each.status === 'rejected')
      expect(each.reason).toMatchObject({ code: 'LOTTERY_NUMBER_LIMIT', value: { number: '45' } });
  const [first] = taken;
  await world.lottery.slips.cancel(first!.player.memberId, first!.slip.tickets[0]!.id);
  expect(await world.balanceOf(first!.player)).toBe(1_000_000n * SCALE);
  await world.place(first!.player, game, [draw], [betOn('top2', [['45']])]);
  await expect(world.place(first!.player, game, [draw], [betOn('top2', [['45']])])).rejects.toMatchObject({
    code: 'LOTTERY_NUMBER_LIMIT',
  });
  expect((await world.lottery.risk.of(draw.id)).lines).toEqual([
    expect.objectContaining({ play: 'top2', number: '45', stake: kip('20') }),
  ]);
  expect(await brokenInvariants(world.pool)).toEqual([]);
});

test('a member stakes no more on a draw than the game allows', async () => {
  const game = await world.addGame({ terms: { ...testTerms, maxOfMember: kip('10') } });
  const draw = await world.addDraw(game);
  const player = await world.addPlayer();
  const placed = await Promise.allSettled(
    Array.from({ length: 8 }, (_, n) => world.place(player, game, [draw], [betOn('top2', [[`1${n}`]])])),
  );
  expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect(await world.balanceOf(player)).toBe(1_000_000n * SCALE - kip('10'));
  await expect(world.place(player, game, [draw], [betOn('top2', [['55']])])).rejects.toMatchObject({
    code: 'LOTTERY_MEMBER_LIMIT',
    value: { max: '10.00', remaining: '0.00' },
  });
});

test('a ticket is taken back while its draw is open, by its owner alone, and once', async () => {
  const [player, stranger, game] = [await world.addPlayer(), await world.addPlayer(), await world.addGame()];
  const fixed = await world.addGame({ canCancel: false });
  const draw = await world.addDraw(game, 30_000);
  const slip = await world.place(player, game, [draw], [betOn('run_top', [['1', '2', '3']])]);
  const [ticket] = slip.tickets;
  await expect(world.lottery.slips.cancel(stranger.memberId, ticket!.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const both = await Promise.all([
    world.lottery.slips.cancel(player.memberId, ticket!.id),
    world.lottery.slips.cancel(player.memberId, ticket!.id),
  ]);
  expect(both).toMatchObject([{ state: 'cancelled', cancelledBy: 'member' }, { state: 'cancelled' }]);
  expect(await world.balanceOf(player)).toBe(1_000_000n * SCALE);

  const kept = await world.place(player, fixed, [await world.addDraw(fixed)], [betOn('top2', [['45']])]);
  await expect(world.lottery.slips.cancel(player.memberId, kept.tickets[0]!.id)).rejects.toMatchObject({
    code: 'LOTTERY_TICKET_FINAL',
  });
  expect(await brokenInvariants(world.pool)).toEqual([]);
});

test('a hot number pays half, a closed one is refused, and a slip by outdated terms is told so', async () => {
  const game = await world.addGame({});
  const draw = await world.addDraw(game);
  const player = await world.addPlayer();
  await world.pool.query(`UPDATE lottery.game SET revision = 2 WHERE code = $1`, [game.code]);
  await world.pool.query(
    `INSERT INTO lottery.hot_number (game_code, play, number, permille, reason, actor, at)
     VALUES ($1, 'top2', '45', 500, 'test', 'test', now()), ($1, 'top2', '46', 0, 'test', 'test', now())`,
    [game.code],
  );
  await expect(world.place(player, game, [draw], [betOn('top2', [['45']])])).rejects.toMatchObject({
    code: 'LOTTERY_TERMS_CHANGED',
  });
  const now = await world.lottery.games.byCode(game.code);
  await expect(world.place(player, now, [draw], [betOn('top2', [['46']])])).rejects.toMatchObject({
    code: 'LOTTERY_NUMBER_CLOSED',
  });
  await world.place(player, now, [draw], [betOn('top2', [['45', '47']])]);
  const { lines } = await world.lottery.risk.of(draw.id);
  const riskOf = (number: string) => lines.find((line) => line.number === number)!.risk;
  expect(riskOf('47')).toBe(riskOf('45') * 2n);
});
