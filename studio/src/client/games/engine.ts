import type { Outcome, Round } from '../../protocol.ts';
import type { Shell } from '../shell/shell.ts';

/** What playing a revealed seed again showed: was it the seed promised, and did it give the result that was paid? */
export type Replay = { isCommitted: boolean; isSame: boolean };

/** A kind of game, loaded on its own. */
export type Engine = {
  /** Builds the game into the shell; resolves when it can be played. */
  mount: (shell: Shell) => Promise<void>;
  /** Sections of the rules page: what pays, what the odds are. */
  rules: (shell: Shell) => HTMLElement[];
  /** A result in a line of the history. */
  summary: (outcome: Outcome, shell: Shell) => Node[];
  /** A round in full: stake by stake, spin by spin. */
  details: (round: Round, shell: Shell) => Node[];
  /** Plays a round again from its revealed seed. */
  replay: (round: Round, serverSeed: string, shell: Shell) => Replay;
};
