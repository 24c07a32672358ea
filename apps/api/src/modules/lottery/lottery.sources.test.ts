import { SCALE } from '@champa/money';
import { examples } from '@champa/testkit';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Draw } from './draws.repo.ts';
import type { Lottery } from './index.ts';
import { laoResult } from './testing/games.ts';
import { brokenInvariants } from './testing/invariants.ts';
import { payoutByHand, type Said } from './testing/reckon.ts';
import { betOn, createWorld, kip, type Player, type World } from './testing/world.ts';

const START = 1_000_000n * SCALE;
/** The results that sources and staff give in these tests: few numbers, so that they often agree, and often don't. */
const TOPS = ['543921', '543999', '111156'] as const;
const BETS: readonly Said[] = [
  { play: 'top2', picks: ['21'], units: 1 },
  { play: 'run_top', picks: ['9'], units: 2 },
  { play: 'tod3', picks: ['156'], units: 1 },
];

let world: World;
let servers: Lottery[];

beforeAll(async () => {
  world = await createWorld({ betsAtATime: 2 });
  servers = [world.lottery, world.another()];
});
afterAll(() => world.close());

type Step =
  | { do: 'sources'; say: readonly (string | null)[] }
  | { do: 'work'; servers: readonly number[] }
  | { do: 'person'; name: string; top: string }
  | { do: 'void' }
  | { do: 'clock'; seconds: number };

const source = fc.option(fc.constantFrom(...TOPS), { freq: 2 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('sources' as const), say: fc.tuple(source, source) }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('work' as const), servers: fc.constantFrom([0], [1], [0, 1], [0, 1, 0]) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('person' as const),
      name: fc.constantFrom('staff:vilay', 'staff:noy', 'keo'),
      top: fc.constantFrom(...TOPS),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('void' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('clock' as const), seconds: fc.integer({ min: -7200, max: 7200 }) }),
  },
);

test('whatever sources, staff and clocks say, a draw settles once by one result, or is void once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 24 }), async (steps) => {
      const game = await world.addGame();
      const draw = await world.addDraw(game);
      const players = await Promise.all(BETS.map(() => world.addPlayer()));
      for (const [index, { play, picks, units }] of BETS.entries())
        await world.place(players[index]!, game, [draw], [betOn(play, [picks], units)]);
      for (const each of steps) await take(each, draw, players);

      // At last staff resolves it: the clock goes on, and draws without a result are voided.
      world.feeds.fill(null);
      await world.passTime(86_400_000);
      await work([0, 1]);
      if ((await world.draw(draw.id)).phase === 'drawing') await voidIt(draw);
      await work([0, 1]);
      await expectOneEnd(draw, players);
      await work([1, 0]);
      await expectOneEnd(draw, players);
    }),
    { numRuns: examples(12, 40) },
  );
  expect(await brokenInvariants(world.pool)).toEqual([]);
}, 120_000);

async function take(step: Step, draw: Draw, players: readonly Player[]): Promise<void> {
  switch (step.do) {
    case 'sources':
      return void world.feeds.splice(0, 2, ...step.say.map((top) => (top === null ? null : laoResult(top))));
    case 'work':
      return work(step.servers);
    case 'person': {
      const before = await world.draw(draw.id);
      const typed = await world.lottery.draws.results.type(
        draw.id,
        await world.lottery.games.byCode(draw.gameCode),
        laoResult(step.top),
        step.name,
      );
      if (before.phase !== 'drawing' && before.phase !== 'settled') expect(typed).toBe('too_late');
      return;
    }
    case 'void':
      return voidIt(draw);
    case 'clock':
      await world.passTime(step.seconds * 1000);
      return expectBetIsRight(draw, players[0]!);
  }
}

async function work(which: readonly number[]): Promise<void> {
  await Promise.all(which.map((index) => servers[index]!.draws.advance()));
}

async function voidIt(draw: Draw): Promise<void> {
  await world.lottery.draws.results.void(draw.id, 'test', 'staff:vilay');
}

/**
 * A bet is taken while the draw is open by the database's clock, and never after it was locked, wherever that clock
 * went.
 */
async function expectBetIsRight(draw: Draw, player: Player): Promise<void> {
  const game = await world.lottery.games.byCode(draw.gameCode);
  const { phase, isPastClosing } = await world.draw(draw.id);
  const taken = await world.place(player, game, [draw], [betOn('top2', [['88']])]).then(
    ({ tickets }) => tickets[0]!.id,
    ({ code }: { code: string }) => code,
  );
  if (phase !== 'open' || isPastClosing) return expect(taken).toBe('LOTTERY_CLOSED');
  // Taken, and taken back again, so that the sums are as before.
  await world.lottery.slips.cancel(player.memberId, taken);
}

async function expectOneEnd({ id }: Draw, players: readonly Player[]): Promise<void> {
  const { phase, result } = await world.draw(id);
  expect(['settled', 'void']).toContain(phase);
  const top = phase === 'settled' && result && 'top' in result ? result.top : null;
  for (const [index, player] of players.entries()) {
    const bet = BETS[index]!;
    const stake = kip('2') * BigInt(bet.units * bet.picks.length);
    expect(await world.balanceOf(player)).toBe(top === null ? START : START - stake + payoutByHand(bet, top));
  }
}
