import { verify } from '@champa/fairness';
import { parseAmount } from '@champa/money';
import { playRoulette } from '../../../engines/roulette/index.ts';
import type { Round } from '../../../protocol.ts';
import type { Replay } from '../engine.ts';

/** Recomputes a spin in the browser from the revealed seed. */
export function replayRoulette(round: Round, serverSeed: string): Replay {
  const { serverSeedHash, clientSeed, nonce } = round.fairness;
  const chips = round.chips.map(({ spot, amount }) => ({ spot, amount: parseAmount(amount) }));
  const { committed, outcome } = verify({ serverSeedHash, serverSeed, clientSeed, nonce }, (numbers) =>
    playRoulette(numbers, chips),
  );
  const shown = round.outcome?.engine === 'roulette' ? round.outcome : null;
  return {
    isCommitted: committed,
    isSame: shown !== null && outcome.number === shown.number && outcome.win === parseAmount(shown.win),
  };
}
