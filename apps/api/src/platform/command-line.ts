import type { Command } from 'commander';
import type { ReadHandle } from './database.ts';

/** Writes a line of what a command answers. */
export function line(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** The reason an operator gives for a change. @throws Error where it is none */
export function reasonOf(text: string): string {
  const reason = text.trim();
  if (reason === '') throw new Error('A reason is needed.');
  return reason;
}

/** The employee who acts by a command. */
export type Actor = { staffId: bigint; name: string };

/** Finds the employee of a username. @throws Error where there is none who may act */
export type FindActor = (db: ReadHandle, username: string) => Promise<Actor>;

/** What the options of `asStaff` give. */
export type Why = { by?: string; reason: string };

/** Adds to a command who does it and why. */
export function asStaff(command: Command): Command {
  return command
    .option('--by <username>', 'the employee who does this; CHAMPA_STAFF where it is left out')
    .requiredOption('--reason <text>', 'why; kept with the change');
}

/** The employee and the reason that the options name. @throws Error where either is missing or unknown */
export async function actorOf(
  find: FindActor,
  db: ReadHandle,
  { by, reason }: Why,
): Promise<Actor & { reason: string }> {
  const username = by ?? process.env['CHAMPA_STAFF'];
  if (!username) throw new Error('Say who does this: --by USERNAME, or CHAMPA_STAFF in the environment.');
  return { ...(await find(db, username)), reason: reasonOf(reason) };
}
