import { randomUUID } from 'node:crypto';
import type { SlipBet } from '@champa/contract';
import {
  checkChoice,
  families,
  type FamilyId,
  modes,
  type Play,
  type PrizeMode,
  type Result,
  settingOptions,
  type Settings,
  units,
} from '@champa/lottery';
import { parseAmount } from '@champa/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  clusteredResult,
  seeded,
  type Source,
  wideChoice,
} from '../../../../../packages/lottery/src/testing/random.ts';
import { inTransaction } from '../../platform/database.ts';
import type { Cap, Game } from './domain/game.ts';
import { offeredPlaysOf } from './domain/slip.ts';
import { lockDraw, movePhase, updateResult } from './draws.repo.ts';
import { updateHotNumber } from './games.repo.ts';
import { houseGame, testTerms } from './testing/games.ts';
import { brokenInvariants } from './testing/invariants.ts';
import { reckonBet } from './testing/second-reckoning.ts';
import { createWorld, type Player, type World } from './testing/world.ts';

// Random slips of every play of every family, from the slip to the balance: each payout and each rebate to the last
// unit against a second calculation that shares nothing with the engine. Scales, units, multipliers, several draws and
// hot numbers are included.

const SLIPS = 2;
const BETS_OF_SLIP = 12;
const BALANCE = parseAmount('1000000000');
const PLENTY: Cap = { stake: parseAmount('100000000000'), risk: parseAmount('10000000000000') };

let world: World;

beforeAll(async () => {
  world = await createWorld({ betsAtATime: 40 });
});
afterAll(() => world.close());

/** Every play is offered by one of these. */
const variants: readonly Settings[] = [0, 1, 2].map((at) =>
  Object.fromEntries(
    Object.entries(settingOptions).flatMap(([name, options]) => (options[at] ? [[name, options[at]]] : [])),
  ),
);

test.each(families)(
  '%s: payouts of every play equal a second calculation',
  async (family) => {
    const source = seeded(family.length * 104_729 + family.charCodeAt(0));
    const seen = new Set<string>();
    let [won, rebates, halved] = [0n, 0n, 0n];
    for (const [index, settings] of variants.entries()) {
      const game = await gameOf(family, settings, index);
      const plays = offeredPlaysOf(game).filter(({ id, variant }) => !seen.has(id) || variant !== undefined);
      if (plays.length === 0 || (index > 0 && plays.every(({ id }) => seen.has(id)))) continue;
      for (const play of plays) seen.add(play.id);
      const draw = await world.addDraw(game);
      const result = clusteredResult({ family, id: '' }, source);
      const player = await world.addPlayer(BALANCE);
      let expected = BALANCE;
      for (const bets of slipsOf(plays, result, game, source)) {
        const { scale: range } = modes[game.terms.mode];
        const scale =
          range && game.terms.own
            ? range.from + source.intBelow((range.to - range.from) / range.step + 1) * range.step
            : (game.terms.own ?? 0);
        const times = 1 + source.intBelow(3);
        await placeAt(player, game, { draw: String(draw.id), times, scale, bets });
        for (const bet of bets) {
          const reckoned = reckonBet(family, bet, result, { terms: game.terms, hot: game.hot, scale });
          expected += BigInt(times) * (reckoned.payout + reckoned.rebate - reckoned.stake);
          won += reckoned.payout;
          rebates += reckoned.rebate;
          halved += reckonBet(family, bet, result, { terms: game.terms, hot: [], scale }).payout - reckoned.payout;
        }
      }
      await settleBy(draw.id, result);
      expect({ settings, balance: await world.balanceOf(player) }).toEqual({ settings, balance: expected });
    }
    expect(won).toBeGreaterThan(0n);
    if (houseModes[family]) expect(rebates).toBeGreaterThan(0n);
    if (hotPlays[family]) expect(halved).toBeGreaterThan(0n);
    expect(await brokenInvariants(world.pool)).toEqual([]);
  },
  60_000,
);

const houseModes: Partial<Record<FamilyId, PrizeMode>> = {
  five_digits: 'LOTT',
  three_digits: 'ELOTT',
  k3: 'LOTT',
  eleven_five: 'ELOTT',
  pk10: 'ZY',
  mark_six: 'ELOTT',
  dragon_tiger: 'ZY',
};

/** Plays whose numbers are all hot except the first few: so that some wins pay half. */
const hotPlays: Partial<Record<FamilyId, { play: string; numbers: number }>> = {
  vn_north: { play: 'lo2', numbers: 2 },
  vn_central: { play: 'lo2', numbers: 2 },
  vn_south: { play: 'lo2', numbers: 2 },
  lao: { play: 'run_top', numbers: 1 },
  thai: { play: 'run_top', numbers: 1 },
  hanoi: { play: 'run_top', numbers: 1 },
};

async function gameOf(family: FamilyId, settings: Settings, index: number): Promise<Game> {
  const mode = houseModes[family] ?? 'SEA';
  const own = modes[mode].scale?.to ?? null;
  const odds = index === 1 ? { 'lo2:win': 88_123n, 'top2:win': 91_777n } : {};
  const caps = { maxBet: PLENTY.stake, maxOfMember: PLENTY.stake, number: PLENTY, play: PLENTY, draw: PLENTY };
  const terms = { ...testTerms, ...caps, mode, own, settings, odds, base: [1, 7, 1000][index]! };
  const game = await world.addGame({ ...(houseModes[family] ? houseGame : {}), family, terms });
  const hot = hotPlays[family];
  if (hot) {
    for (let number = hot.numbers; number < 10 ** (hot.play === 'lo2' ? 2 : 1); number += 1)
      await inTransaction(world.pool, (tx) =>
        updateHotNumber(
          tx,
          game.code,
          { play: hot.play, number: String(number).padStart(hot.play === 'lo2' ? 2 : 1, '0'), perMille: 500 },
          { reason: 'test', actor: 'test' },
        ),
      );
  }
  world.lottery.games.forget();
  return world.lottery.games.byCode(game.code);
}

/** Slips that contain each play at least once. */
function* slipsOf(plays: readonly Play[], result: Result, game: Game, source: Source): Generator<SlipBet[]> {
  for (let slip = 0; slip < SLIPS; slip += 1) {
    for (let from = 0; from < plays.length; from += BETS_OF_SLIP) {
      yield plays.slice(from, from + BETS_OF_SLIP).map((play) => {
        const choice = wideChoice(play, result, source, 60n);
        expect(checkChoice(play, choice)).toMatchObject({ ok: true });
        const unit = game.terms.units[source.intBelow(units.length)]!;
        const rows = choice.rows.map((row) => [...row]);
        const places = choice.places ? { places: [...choice.places] } : {};
        return { play: play.id, choice: { rows, ...places }, unit, multiplier: 1 + source.intBelow(99) };
      });
    }
  }
}

async function placeAt(
  { memberId }: Player,
  { code: gameCode, revision }: Game,
  { draw: id, times, scale, bets }: { draw: string; times: number; scale: number; bets: SlipBet[] },
): Promise<void> {
  const slip = { memberId, nonce: randomUUID(), gameCode, revision, scale, stopOnWin: false, bets };
  await world.lottery.slips.place({ ...slip, draws: [{ id, times }] });
}

/** Ends a draw with a result that these tests chose. */
async function settleBy(id: bigint, result: Result): Promise<void> {
  await world.lottery.draws.lock(id, true);
  await inTransaction(world.pool, async (tx) => {
    await lockDraw(tx, id);
    await movePhase(tx, id, 'locked', 'drawing');
    await updateResult(tx, id, { result, seed: null });
    await movePhase(tx, id, 'drawing', 'result');
  });
  await world.lottery.draws.takeOn(id);
  expect((await world.draw(id)).phase).toBe('settled');
}
