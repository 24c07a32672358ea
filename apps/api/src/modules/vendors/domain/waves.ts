import type { PlayCommand } from './port.ts';

/**
 * Numbers the commands of a batch, from 1, so that within one number no two share a round, a key or a reference: the
 * database handles those as a set and goes through the numbers in order. Nearly every batch is one wave; a retry
 * together with its original, or two bets of one round at once, make a second.
 */
export function wavesOf(commands: readonly PlayCommand[]): number[] {
  let wave = 1;
  let rounds = new Set<string>();
  let keys = new Set<string>();
  return commands.map((command) => {
    // By name alone, whichever player's round or key it is: two players of one table only make one more wave.
    const { round, txId } = command;
    const reference = command.kind === 'bet' ? txId : command.reference;
    if (rounds.has(round) || keys.has(txId) || keys.has(reference)) {
      wave += 1;
      rounds = new Set();
      keys = new Set();
    }
    rounds.add(round);
    keys.add(txId).add(reference);
    return wave;
  });
}
