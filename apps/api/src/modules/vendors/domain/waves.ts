import type { PlayCommand } from './port.ts';

/**
 * Numbers the commands of a batch, from 1, so that within one number no two share a round, a key or a reference: the
 * database judges those side by side and goes through the numbers in order. Nearly every batch is one wave; a retry beside
 * its original, or two bets of one round at once, make a second.
 */
export function wavesOf(commands: readonly PlayCommand[]): number[] {
  let wave = 1;
  let taken = new Set<string>();
  return commands.map((command) => {
    const names = namesOf(command);
    if (names.some((name) => taken.has(name))) {
      wave += 1;
      taken = new Set();
    }
    for (const name of names) taken.add(name);
    return wave;
  });
}

function namesOf(command: PlayCommand): string[] {
  const { vendorId, round, txId } = command;
  // By name alone, whoever's round it is: two players of one table only make a wave more.
  const names = [`${vendorId} round ${round}`, `${vendorId} key ${txId}`];
  if (command.kind !== 'bet') names.push(`${vendorId} key ${command.reference}`);
  return names;
}
