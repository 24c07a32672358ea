import { SCALE } from '@champa/money';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertOutcomes } from './settle.repo.ts';
import { inTransaction } from '../../platform/database.ts';
import { houseGame, laoResult } from './testing/games.ts';
import { brokenInvariants } from './testing/invariants.ts';
import { payoutByHand, type Said } from './testing/reckon.ts';
import { betOn, createWorld, kip, type Player, type World } from './testing/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld({ betsAtATime: 7 });
});
afterAll(() => world.close());

/** Lets the sources give a number, closes the draw and takes it as far as possible. */
async function drawn(id: bigint, top: string | null): Promise<void> {
  const result = top === null ? null : laoResult(top);
  world.feeds.splice(0, 2, result, result);
  await world.passTime(7_200_000);
  await world.lottery.draws.advance();
  world.feeds.fill(null);
  if (top !== null) expect((await world.draw(id)).phase).toBe('settled');
}

const digit = fc.constantFrom(...'0123456789');
const number = (length: number) =>
  fc.array(digit, { minLength: length, maxLength: length }).map((found) => found.join(''));
const picks = (length: number) => fc.uniqueArray(number(length), { minLength: 1, maxLength: 6 });
const units = fc.integer({ min: 1, max: 9 });
const said: fc.Arbitrary<Said> = fc.oneof(
  fc.record({ play: fc.constantFrom('top2' as const, 'bottom2' as const), picks: picks(2), units }),
  fc.record({ play: fc.constant('top3' as const), picks: picks(3), units }),
  fc.record({
    play: fc.constant('tod3' as const),
    picks: picks(3).filter((all) => all.every((each) => new Set(each).size > 1)),
    units,
  }),
  fc.record({ play: fc.constantFrom('run_top' as const, 'run_bottom' as const), picks: picks(1), units }),
);

test('every payout equals a second calculation by hand, and settling again moves nothing', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.array(said, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 }), {
        minLength: 1,
        maxLength: 6,
      }),
      number(6),
      async (members, top) => {
        const game = await world.addGame();
        const draw = await world.addDraw(game);
        const players: { player: Player; expected: bigint }[] = [];
        for (const slips of members) {
          const player = await world.addPlayer();
          let expected = 1_000_000n * SCALE;
          for (const bets of slips) {
            await world.place(
              player,
              game,
              [draw],
              bets.map((bet) => betOn(bet.play, [bet.picks], bet.units)),
            );
            for (const bet of bets) {
              expected += payoutByHand(bet, top) - 2n * SCALE * BigInt(bet.units * bet.picks.length);
            }
          }
          players.push({ player, expected });
        }
        await drawn(draw.id, top);
        for (const { player, expected } of players) expect(await world.balanceOf(player)).toBe(expected);
        // Settling again finds nothing to do.
        await world.lottery.settling.pay(draw.id);
        await world.another().draws.takeOn(draw.id);
        for (const { player, expected } of players) expect(await world.balanceOf(player)).toBe(expected);
      },
    ),
    { numRuns: 12 },
  );
  expect(await brokenInvariants(world.pool)).toEqual([]);
}, 60_000);

test('nothing of a result is sent before all of it is settled', async () => {
  const game = await world.addGame();
  const draw = await world.addDraw(game);
  const player = await world.addPlayer();
  await world.place(player, game, [draw], [betOn('top2', [['56']])]);
  world.feeds.splice(0, 2, laoResult('123456'), laoResult('123456'));
  await world.passTime(7_200_000);
  await world.lottery.draws.lock(draw.id);
  world.events.length = 0;
  for (const phase of ['drawing', 'result', 'settling']) {
    await stepTo(draw.id, phase);
    const { routes } = world.lottery;
    expect(routes).toBeDefined();
    const seen = JSON.stringify(await seenBy(game.code, draw.id));
    expect(seen).not.toContain('123456');
    expect(JSON.stringify(world.events)).not.toContain('123456');
  }
  await world.lottery.draws.takeOn(draw.id);
  expect(JSON.stringify(await seenBy(game.code, draw.id))).toContain('123456');
  expect(world.events.find(({ name }) => name === 'lottery')).toMatchObject({
    data: { draw: { phase: 'settled', result: { top: '123456' } } },
  });
  world.feeds.fill(null);
});

/** Takes one step at a time, as a worker that dies after each would leave it. */
async function stepTo(id: bigint, phase: string): Promise<void> {
  const { draws, settling } = world.lottery;
  if (phase === 'drawing')
    await world.pool.query(`UPDATE lottery.draw SET phase = 'drawing' WHERE id = $1 AND phase = 'locked'`, [id]);
  if (phase === 'result')
    await draws.results.look(await world.draw(id), await world.lottery.games.byCode((await world.draw(id)).gameCode));
  if (phase === 'settling') await settling.reckon(id);
  expect((await world.draw(id)).phase).toBe(phase);
}

async function seenBy(code: string, id: bigint): Promise<unknown[]> {
  const { views } = world.lottery;
  const language = 'en';
  return [
    await views.draw(String(id)),
    await views.game(code, language),
    await views.opened(code, { before: null, pageSize: 10 }),
    await views.recent(50, language),
  ];
}

test('a corrected result takes back what was paid, pays what is owed, and tells the members it affects', async () => {
  const game = await world.addGame();
  const draw = await world.addDraw(game);
  const [right, wrong, both, poor] = await Promise.all([
    world.addPlayer(),
    world.addPlayer(),
    world.addPlayer(),
    world.addPlayer(kip('2')),
  ]);
  await world.place(right, game, [draw], [betOn('top2', [['21']])]);
  await world.place(wrong, game, [draw], [betOn('top2', [['99']])]);
  await world.place(both, game, [draw], [betOn('run_top', [['9']])]);
  await world.place(poor, game, [draw], [betOn('top2', [['99']])]);
  await drawn(draw.id, '543999');
  expect(await world.balanceOf(poor)).toBe(kip('184'));
  // The member has spent most of it when the mistake is found.
  const next = await world.addDraw(game);
  await world.place(poor, game, [next], [betOn('top2', [['11']], 80)]);
  expect(await world.balanceOf(poor)).toBe(kip('24'));
  world.told.length = 0;

  const { results } = world.lottery.draws;
  expect(await results.type(draw.id, game, laoResult('543921'), 'staff:vilay')).toBe('waiting');
  expect(await results.type(draw.id, game, laoResult('543912'), 'staff:noy')).toBe('differs');
  expect((await world.draw(draw.id)).result).toMatchObject({ top: '543999' });
  expect(await results.type(draw.id, game, laoResult('543921'), 'staff:noy')).toBe('taken');
  await world.lottery.draws.advance();

  expect(await world.draw(draw.id)).toMatchObject({ phase: 'settled', revision: 2, result: { top: '543921' } });
  const start = 1_000_000n * SCALE;
  expect(await world.balanceOf(right)).toBe(start - kip('2') + kip('184'));
  expect(await world.balanceOf(wrong)).toBe(start - kip('2'));
  expect(await world.balanceOf(both)).toBe(start - kip('2') + kip('6.2'));
  expect(await world.balanceOf(poor)).toBe(0n); // the house bears the rest
  expect(world.told.map(({ kind, memberId, details }) => [kind, memberId, details.amount]).toSorted()).toEqual(
    [
      ['lottery_corrected', right.memberId, '184.00'],
      ['lottery_corrected', wrong.memberId, '0.00'],
      ['lottery_corrected', poor.memberId, '0.00'],
    ].toSorted(),
  );
  expect(await brokenInvariants(world.pool)).toEqual([]);
});

test('a void draw returns every stake once, also after it was settled', async () => {
  const game = await world.addGame();
  const player = await world.addPlayer();
  for (const top of [null, '111145']) {
    const draw = await world.addDraw(game);
    await world.place(player, game, [draw], [betOn('top2', [['45']])]);
    await world.place(player, game, [draw], [betOn('top3', [['123']])]);
    await drawn(draw.id, top);
    world.told.length = 0;
    expect(await world.lottery.draws.results.void(draw.id, 'the machine failed', 'staff:vilay')).toBe(true);
    await Promise.all([world.lottery.draws.takeOn(draw.id), world.another().draws.takeOn(draw.id)]);
    expect((await world.draw(draw.id)).phase).toBe('void');
    expect(await world.balanceOf(player)).toBe(1_000_000n * SCALE);
    expect(world.told).toMatchObject([{ kind: 'lottery_voided', details: { amount: '4.00' } }]);
    expect(await world.lottery.draws.results.void(draw.id, 'again', 'staff:vilay')).toBe(false);
  }
  expect(await brokenInvariants(world.pool)).toEqual([]);
});

test('a house draw follows from its seed, a chase stops with a win, and the next draw waits for that', async () => {
  const game = await world.addGame({ ...houseGame });
  const draws = [
    await world.addDraw(game, 60_000),
    await world.addDraw(game, 61_000),
    await world.addDraw(game, 62_000),
  ];
  const player = await world.addPlayer();
  // All digits of one position: the first draw wins for certain, on a scale with a payout below the stake.
  const all = Array.from('0123456789');
  const slip = await world.place(player, game, draws, [betOn('position', [all, [], [], [], []])], { stopOnWin: true });
  await world.passTime(70_000);
  await world.lottery.draws.advance();
  const ended = await Promise.all(draws.map(({ id }) => world.draw(id)));
  expect(ended.map(({ phase }) => phase)).toEqual(['settled', 'settled', 'settled']);
  const { list } = await world.lottery.tickets.list(
    player.memberId,
    { gameCode: game.code, drawId: null, slipId: slip.id, before: null, limit: 10 },
    'en',
  );
  expect(list.map(({ state, cancelledBy }) => [state, cancelledBy])).toEqual([
    ['cancelled', 'house'],
    ['cancelled', 'house'],
    ['won', null],
  ]);
  expect(await world.balanceOf(player)).toBe(1_000_000n * SCALE - kip('20') + kip('19'));
  const { proof, draw } = await world.lottery.views.draw(String(draws[1]!.id));
  expect(proof).not.toBeNull();
  const first = await world.lottery.views.draw(String(draws[0]!.id));
  expect(proof!.before).toBe(first.proof!.seed);
  expect(first.proof!.before).toBe(first.proof!.commitment);
  expect(draw.result).toMatchObject({ family: 'five_digits' });
  expect(await world.lottery.chains.verify(proof!.chainId)).toEqual({ checked: 3, broken: [] });
  expect(await brokenInvariants(world.pool)).toEqual([]);
});

test('a chase stops with a win also where later draws were begun before the win was settled', async () => {
  const game = await world.addGame({ ...houseGame });
  const draws = [await world.addDraw(game, 60_000), await world.addDraw(game, 61_000)];
  const player = await world.addPlayer();
  const all = Array.from('0123456789');
  await world.place(player, game, draws, [betOn('position', [all, [], [], [], []])], { stopOnWin: true });
  await world.passTime(70_000);
  // A second server tries the later draw while the first has not begun.
  await world.another().draws.takeOn(draws[1]!.id);
  await world.lottery.draws.takeOn(draws[0]!.id);
  await world.lottery.draws.advance();
  expect((await Promise.all(draws.map(({ id }) => world.draw(id)))).map(({ phase }) => phase)).toEqual([
    'settled',
    'settled',
  ]);
  expect(await world.balanceOf(player)).toBe(1_000_000n * SCALE - kip('20') + kip('19'));
  expect(await brokenInvariants(world.pool)).toEqual([]);
});

test('sources that are silent, late or contradict each other settle nothing; two employees do', async () => {
  const game = await world.addGame();
  const draw = await world.addDraw(game);
  await world.passTime(7_200_000);
  const advance = async (...said: ReturnType<typeof laoResult>[]) => {
    world.feeds.splice(0, 2, said[0] ?? null, said[1] ?? null);
    await world.lottery.draws.advance();
    return (await world.draw(draw.id)).phase;
  };
  expect(await advance()).toBe('drawing');
  expect(await advance(laoResult('123456'))).toBe('drawing');
  expect(await advance(laoResult('123456'), laoResult('123457'))).toBe('drawing');
  const { results } = world.lottery.draws;
  expect(await results.type(draw.id, game, laoResult('123457'), 'staff:vilay')).toBe('waiting');
  expect(await results.type(draw.id, game, laoResult('123457'), 'staff:vilay')).toBe('waiting');
  await expect(results.type(draw.id, game, { top: '12' }, 'staff:noy')).rejects.toThrow(RangeError);
  expect(await results.type(draw.id, game, laoResult('123457'), 'staff:noy')).toBe('taken');
  await world.lottery.draws.advance();
  expect(await world.draw(draw.id)).toMatchObject({ phase: 'settled', result: { top: '123457' } });
  world.feeds.fill(null);
});

test('an outcome is stored once for a choice and revision', async () => {
  const game = await world.addGame();
  const draw = await world.addDraw(game);
  const choice = '00000000-0000-0000-0000-000000000001';
  await inTransaction(world.pool, (tx) => insertOutcomes(tx, draw.id, 1, [{ choice, payout: 5n }]));
  await expect(
    inTransaction(world.pool, (tx) => insertOutcomes(tx, draw.id, 1, [{ choice, payout: 6n }])),
  ).rejects.toMatchObject({ code: '23505' });
});
