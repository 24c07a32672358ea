import { createNumbers, hashServerSeed, serverSeedFromHex } from '@champa/fairness';
import { type Amount, formatDecimal, parseAmount } from '@champa/money';
import * as z from 'zod/mini';
import type { Title, Titles } from '../catalogue/titles.ts';
import { decideCrash, MIN_CASHOUT, payout, readMultiplier, showMultiplier } from '../engines/crash/index.ts';
import { areRunsTrue, type PotDraw } from '../engines/pot/index.ts';
import type { ArcadeAct, Outcome, Round } from '../protocol.ts';
import { arcadeName, raisedAfter, standAfter, steppedGame } from './arcade.ts';
import { decideRound } from './bets.ts';
import type { Bet } from './rounds.repo.ts';

/** A round as anybody can state it who has its revealed seed. */
export type Claim = {
  serverSeed: string;
  clientSeed: string;
  nonce: number;
  /** Without what moves added. */
  stake: Amount;
  bet: Bet;
  acts: readonly ArcadeAct[];
  /** Crash only: where the player cashed out; else null. */
  cashedOutAt: string | null;
};

export type Recomputed = {
  serverSeedHash: string;
  outcome: Outcome;
  /** What moves added to the stake. */
  raised: Amount;
  /** Without the pot, whose amount the seed does not decide. */
  win: Amount;
  draw: PotDraw | null;
};

/** Decides a round anew, by the functions that decided it. Throws a RangeError for a seed, a bet or moves that no round can have. */
export function recompute(titles: Pick<Titles, 'findPot'>, title: Title, claim: Claim): Recomputed {
  const seed = serverSeedFromHex(claim.serverSeed);
  const { clientSeed, nonce, stake, bet, acts } = claim;
  const row = { serverSeed: Buffer.from(seed), clientSeed, nonce, stake, bet };
  const serverSeedHash = hashServerSeed(seed);
  if (title.engine === 'crash') return { serverSeedHash, raised: 0n, draw: null, ...flightOf(claim, seed) };
  const arcade = arcadeName(title.engine);
  const stepped = steppedGame(title.engine);
  if (!arcade || !stepped) {
    const pot = title.pot === null ? null : (titles.findPot(title.pot) ?? null);
    return { serverSeedHash, raised: 0n, ...decideRound(title, row, pot) };
  }
  const areMoves = acts.every((act) => act === 'cashOut' || z.safeParse(stepped.move, act).success);
  const stand = areMoves ? standAfter(arcade, row, acts) : null;
  if (!stand) throw new RangeError('the rules do not allow these moves');
  return { serverSeedHash, ...stand, raised: raisedAfter(title, row, acts), draw: null };
}

export type Verdict = { isCommitted: boolean; isSame: boolean };

/** Whether the seed is the promised one, and gives the result that was shown and paid. */
export function verdictOn(round: Round, recomputed: Recomputed): Verdict {
  const { outcome: shown } = round;
  const { serverSeedHash, outcome, draw } = recomputed;
  return {
    isCommitted: serverSeedHash === round.fairness.serverSeedHash.toLowerCase(),
    isSame: shown !== null && canonical(comparable(shown)) === canonical(comparable(outcome)) && isDrawn(shown, draw),
  };
}

/** The claim of a round as the studio gives it to its player. */
export function claimOf(round: Round, serverSeed: string): Claim {
  const { fairness, outcome, chips, bet, acts } = round;
  return {
    serverSeed,
    clientSeed: fairness.clientSeed,
    nonce: fairness.nonce,
    stake: parseAmount(round.stake) - parseAmount(round.raised),
    bet: { chips, arcade: bet },
    acts,
    cashedOutAt: outcome?.engine === 'crash' ? outcome.cashedOutAt : null,
  };
}

function flightOf({ clientSeed, nonce, stake, cashedOutAt }: Claim, serverSeed: Uint8Array) {
  const crash = decideCrash(createNumbers({ serverSeed, clientSeed, nonce }));
  const at = cashedOutAt === null ? null : readMultiplier(cashedOutAt);
  const isPaid = at !== null && at >= MIN_CASHOUT && at <= crash;
  const win = isPaid ? payout(stake, at) : 0n;
  const outcome: Outcome = {
    engine: 'crash',
    crashRoundId: '',
    crashedAt: showMultiplier(crash),
    cashedOutAt: isPaid ? cashedOutAt : null,
    win: formatDecimal(win),
  };
  return { outcome, win };
}

/** Without what the seed does not decide: the name of a flight, and the pot. */
function comparable(outcome: Outcome): object {
  if (outcome.engine === 'crash') return { ...outcome, crashRoundId: '' };
  const { pot: _pot, ...rest } = { pot: undefined, ...outcome };
  return rest;
}

function isDrawn(shown: Outcome, draw: PotDraw | null): boolean {
  if (!('pot' in shown) || !shown.pot) return true;
  if ('won' in shown.pot) return draw === null && areRunsTrue(shown.pot);
  return draw?.drawn === shown.pot.drawn && draw.below === shown.pot.below && draw.of === shown.pot.of;
}

// The order of keys is not part of a result.
function canonical(value: object): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
