import type { DrawPhase } from '@champa/contract';

/** The phases of a draw. `voiding` and `settling`: members are being paid, some of them are already. */
export type Phase = 'open' | 'locked' | 'drawing' | 'result' | 'settling' | 'settled' | 'voiding' | 'void';

/**
 * The phases that may follow each one. A draw without bets is settled with its result. Voiding begins once nobody can
 * bet any more and nobody is being paid; a settled draw goes back to `settling` with a corrected result.
 */
export const moves: Readonly<Record<Phase, readonly Phase[]>> = {
  open: ['locked'],
  locked: ['drawing', 'voiding'],
  drawing: ['result', 'settled', 'voiding'],
  result: ['settling', 'voiding'],
  settling: ['settled'],
  settled: ['settling', 'voiding'],
  voiding: ['void'],
  void: [],
};

export function canMove(from: Phase, to: Phase): boolean {
  return moves[from].includes(to);
}

/** The public phase: between locked and settled all phases look alike, and a draw past its closing is not open. */
export function publicPhase(phase: Phase, isPastClosing: boolean): DrawPhase {
  switch (phase) {
    case 'open':
      return isPastClosing ? 'locked' : 'open';
    case 'locked':
    case 'settled':
    case 'void':
      return phase;
    case 'drawing':
    case 'result':
    case 'settling':
    case 'voiding':
      return 'drawing';
  }
}
