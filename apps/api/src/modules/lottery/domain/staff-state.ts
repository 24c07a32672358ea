import type { LotteryDrawState } from '@champa/contract';
import type { Phase } from './phase.ts';

/** `pauseReason`: why it takes no bets for now; null: it does. */
type Staged = { phase: Phase; isPastClosing: boolean; chainId: bigint | null; pauseReason: string | null };

/** A draw's state as staff sees it. */
export function staffStateOf({ phase, isPastClosing, chainId, pauseReason }: Staged): LotteryDrawState {
  switch (phase) {
    case 'open':
      if (isPastClosing) return 'closed';
      return pauseReason === null ? 'open' : 'paused';
    case 'locked':
      return 'closed';
    case 'drawing':
      return chainId === null ? 'waiting' : 'closed';
    case 'result':
    case 'settling':
    case 'voiding':
      return 'paying';
    case 'settled':
    case 'void':
      return phase;
  }
}
