import { randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import { actorOf, asList, asStaff, line, type Listed, table, type Why } from '../../platform/command-line.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import type { Staff } from './staff.module.ts';

type WithStaff = (work: (composed: { staff: Staff }, deps: { pool: Pool }) => Promise<void>) => Promise<void>;
/** Makes the change and returns the message to print. */
type Change = (tx: WriteHandle, service: Staff['service'], username: string) => Promise<string>;

/** bin/champa staff … */
export function staffCommands(program: Command, withPlatform: WithStaff): void {
  const staff = program.command('staff').description('the operator’s employees');

  asList(staff.command('list'))
    .description('list the employees, and when they last signed in')
    .action((listed: Listed) =>
      withPlatform(async ({ staff: { service } }, { pool }) =>
        table(
          (await service.list(pool)).map(({ username, name, status, signed_in_at: lastSignIn }) => ({
            username,
            name,
            status,
            lastSignIn,
          })),
          listed,
        ),
      ),
    );

  staff
    .command('add')
    .description(
      'make an account for the back office; its random password is shown once. Needs no --by: of the first employee nobody could be named',
    )
    .argument('<username>')
    .requiredOption('--name <name>', 'the person’s name')
    .action((username: string, { name }: { name: string }) =>
      withPlatform(async ({ staff: { service } }, { pool }) => {
        const password = madeUpPassword();
        const made = await inTransaction(pool, (tx) => service.create(tx, username, name, password));
        if (!made) throw new Error(`There is already an employee ${username}.`);
        line(`${username}: ${password}`);
      }),
    );

  change('disable', 'end an employee’s access: their sessions end at once', async (tx, service, username) => {
    if (!(await service.disable(tx, username))) throw new Error(`There is no employee ${username} who is active.`);
    return `${username} is let in no more.`;
  });

  change('enable', 'let a disabled employee in again', async (tx, service, username) => {
    if (!(await service.enable(tx, username))) throw new Error(`There is no employee ${username} who is disabled.`);
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

  /** A command that changes an employee's account: recorded with actor and reason. */
  function change(command: string, description: string, work: Change): void {
    asStaff(staff.command(command))
      .description(description)
      .argument('<username>')
      .action((username: string, why: Why) =>
        withPlatform(async ({ staff: { service } }, { pool }) => {
          const { reason, ...by } = await actorOf(service.actor, pool, why);
          const done = await inTransaction(pool, async (tx) => {
            const told = await work(tx, service, username);
            await service.recordByHand(tx, by, `staff_${command.replace('-', '_')}`, { username, reason });
            return told;
          });
          line(done);
        }),
      );
  }
}

/** 96 random bits. */
function madeUpPassword(): string {
  return randomBytes(12).toString('base64url');
}
