import { randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import type { Staff } from './staff.module.ts';

type WithStaff = (work: (composed: { staff: Staff }, deps: { pool: Pool }) => Promise<void>) => Promise<void>;
type Why = { by: string; reason: string };
/** What is to be told when it is done. */
type Change = (tx: WriteHandle, service: Staff['service'], username: string) => Promise<string>;

/** bin/champa staff … */
export function staffCommands(program: Command, withPlatform: WithStaff): void {
  const out = (line: string): void => program.configureOutput().writeOut?.(`${line}\n`);
  const staff = program.command('staff').description('the operator’s employees');

  staff
    .command('list')
    .description('who there is, and when he last signed in')
    .action(() =>
      withPlatform(async ({ staff: { service } }, { pool }) => {
        for (const { username, name, status, signed_in_at } of await service.list(pool)) {
          out(`${username}  ${name}  ${status}  last signed in ${signed_in_at ?? 'never'}`);
        }
      }),
    );

  staff
    .command('add')
    .description('make an account for the back office; its password is made up and shown once')
    .argument('<username>')
    .requiredOption('--name <name>', 'the person’s name')
    .action((username: string, { name }: { name: string }) =>
      withPlatform(async ({ staff: { service } }, { pool }) => {
        const password = madeUpPassword();
        const made = await inTransaction(pool, (tx) => service.create(tx, username, name, password));
        if (!made) throw new Error(`There is an employee called ${username} already.`);
        out(`${username}: ${password}`);
      }),
    );

  change('disable', 'let an employee in no more: his sessions end at once', async (tx, service, username) => {
    if (!(await service.disable(tx, username))) throw new Error(`There is no employee ${username} who may come in.`);
    return `${username} is let in no more.`;
  });

  change('enable', 'let a disabled employee in again', async (tx, service, username) => {
    if (!(await service.enable(tx, username))) throw new Error(`There is no employee ${username} who was disabled.`);
    return `${username} is let in again.`;
  });

  change(
    'new-password',
    'make up another password, shown once; the employee’s sessions end at once',
    async (tx, service, username) => {
      const password = madeUpPassword();
      if (!(await service.replacePassword(tx, username, password)))
        throw new Error(`There is no employee ${username}.`);
      return `${username}: ${password}`;
    },
  );

  /** A command that changes something of an employee's: by whom and why is written down with it. */
  function change(command: string, description: string, work: Change): void {
    staff
      .command(command)
      .description(description)
      .argument('<username>')
      .requiredOption('--by <name>', 'who does this')
      .requiredOption('--reason <text>', 'why')
      .action((username: string, { by, reason }: Why) =>
        withPlatform(async ({ staff: { service } }, { pool }) => {
          const done = await inTransaction(pool, async (tx) => {
            const told = await work(tx, service, username);
            await service.recordByHand(tx, by, `staff_${command.replace('-', '_')}`, { username, reason });
            return told;
          });
          out(done);
        }),
      );
  }
}

/** 96 random bits. */
function madeUpPassword(): string {
  return randomBytes(12).toString('base64url');
}
