import { verify } from '@champa/fairness';
import { parseAmount } from '@champa/money';
import { decideCrash, showMultiplier } from '../../../engines/crash/index.ts';
import type { Round } from '../../../protocol.ts';
import type { Replay } from '../engine.ts';
import { payoutAt } from './ladder.ts';

/** Recomputes a flight from its revealed seed, and the payout of the bet on it. */
export function replayCrash(round: Round, serverSeed: string): Replay {
  const { serverSeedHash, clientSeed, nonce } = round.fairness;
  const { committed, outcome } = verify({ serverSeedHash, serverSeed, clientSeed, nonce }, decideCrash);
  const shown = round.outcome?.engine === 'crash' ? round.outcome : null;
  const paid = shown?.cashedOutAt ? payoutAt(parseAmount(round.stake), shown.cashedOutAt) : 0n;
  return {
    isCommitted: committed,
    isSame: shown?.crashedAt === showMultiplier(outcome) && paid === parseAmount(round.win),
  };
}
