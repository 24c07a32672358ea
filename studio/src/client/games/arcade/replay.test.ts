import { createNumbers, hashServerSeed, serverSeedToHex } from '@champa/fairness';
import { formatDecimal, parseAmount } from '@champa/money';
import { describe, expect, it } from 'vitest';
import { payoutOf, writeMultiplier } from '../../../engines/arcade/multiplier.ts';
import { coinFlip } from '../../../engines/coin-flip/index.ts';
import { clusterStorm } from '../../../engines/slot-cascade/index.ts';
import { dice } from '../../../engines/dice/index.ts';
import type { ArcadeName, Round } from '../../../protocol.ts';
import { replayArcade } from './replay.ts';

const seed = new Uint8Array(32).fill(9);
const stake = '1000.00';
type Played = { engine: ArcadeName; nonce: number; bet: object; acts: Round['acts']; view: object; multiplier: number };

function roundOf({ engine, nonce, bet, acts, view, multiplier }: Played): Round {
  const win = formatDecimal(payoutOf(parseAmount(stake), multiplier));
  const shown = { engine, view: { ...view }, multiplier: writeMultiplier(multiplier), win };
  return {
    id: 'r',
    requestId: 'request-1',
    state: 'settled',
    at: 0,
    stake,
    raised: '0.00',
    isFree: false,
    win,
    chips: [],
    bet: { ...bet },
    acts,
    outcome: { ...shown, isOver: true, canCashOut: false },
    balanceBefore: null,
    balanceAfter: null,
    fairness: { serverSeedHash: hashServerSeed(seed), clientSeed: 'me', nonce, serverSeed: null },
  };
}

const numbersOf = (nonce: number) => createNumbers({ serverSeed: seed, clientSeed: 'me', nonce });
const bet = { side: 'over', winning: 4_900 } as const;
const played = (nonce: number) =>
  roundOf({ engine: 'dice', nonce, bet, acts: [], ...dice.play(numbersOf(nonce), bet) });

const spun = (nonce: number) =>
  roundOf({ engine: 'cluster-storm', nonce, bet: {}, acts: [], ...clusterStorm.play(numbersOf(nonce), {}) });

/** One right call, then a cash-out. */
function flipped(nonce: number): Round {
  const flips = coinFlip.deal(numbersOf(nonce), {});
  const moves = [{ side: flips[0]! }];
  const standing = coinFlip.stand(flips, {}, moves, true)!;
  return roundOf({ engine: 'coin-flip', nonce, bet: {}, acts: [...moves, 'cashOut'], ...standing });
}

describe('recomputing an arcade round in the browser', () => {
  it('gives the result that was paid, from the seed, the bet and the moves alone', () => {
    for (let nonce = 0; nonce < 40; nonce += 1) {
      expect(replayArcade(dice, played(nonce), serverSeedToHex(seed))).toEqual({ isCommitted: true, isSame: true });
      expect(replayArcade(clusterStorm, spun(nonce), serverSeedToHex(seed))).toEqual({
        isCommitted: true,
        isSame: true,
      });
      expect(replayArcade(coinFlip, flipped(nonce), serverSeedToHex(seed))).toEqual({
        isCommitted: true,
        isSame: true,
      });
    }
  });

  it('detects another win, another roll, another seed and a move that was not made', () => {
    const round = played(0);
    const hex = serverSeedToHex(seed);
    expect(replayArcade(dice, { ...round, win: '5.00' }, hex).isSame).toBe(false);
    expect(replayArcade(dice, { ...round, fairness: { ...round.fairness, nonce: 1 } }, hex).isSame).toBe(false);
    expect(replayArcade(dice, round, hex.replace(/^09/, '0a')).isCommitted).toBe(false);
    const coin = flipped(0);
    const other = coin.acts[0] !== 'cashOut' && coin.acts[0]?.['side'] === 'heads' ? 'tails' : 'heads';
    expect(replayArcade(coinFlip, { ...coin, acts: [{ side: other }, 'cashOut'] }, hex).isSame).toBe(false);
  });
});
