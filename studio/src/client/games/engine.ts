import type { Outcome, Round } from '../../protocol.ts';
import type { Shell } from '../shell/shell.ts';

/** The result of recomputing a revealed seed: was it the promised one, and did it give the result that was paid? */
export type Replay = { isCommitted: boolean; isSame: boolean };

/** A kind of game, loaded separately. */
export type Engine = {
  /** Builds the game into the shell; resolves when it can be played. */
  mount: (shell: Shell) => Promise<void>;
  /** Sections of the rules page: payouts and odds. */
  rules: (shell: Shell) => HTMLElement[];
  /** A result in a row of the history. */
  summary: (outcome: Outcome, shell: Shell) => Node[];
  /** A complete round: each stake, each spin. */
  details: (round: Round, shell: Shell) => Node[];
  /** Recomputes a round from its revealed seed. */
  replay: (round: Round, serverSeed: string, shell: Shell) => Replay;
};
