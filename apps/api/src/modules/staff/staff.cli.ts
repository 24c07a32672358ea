import type { Command } from 'commander';
import {
  actorOf,
  asList,
  asStaff,
  type ByStaff,
  line,
  type Listed,
  table,
  type Why,
} from '../../platform/command-line.ts';
import type { Pool } from '../../platform/database.ts';
import type { StaffAdmin } from './staff.admin.ts';
import type { Staff } from './staff.module.ts';

type WithStaff = (work: (composed: { staff: Staff }, deps: { pool: Pool }) => Promise<void>) => Promise<void>;
/** @returns the line to print when it is done */
type Change = (admin: StaffAdmin, by: ByStaff, username: string) => Promise<string>;

/** bin/champa staff … */
export function staffCommands(program: Command, withPlatform: WithStaff): void {
  const staff = program.command('staff').description('the operator’s employees');

  asList(staff.command('list'))
    .description('all employees, and when they last signed in')
    .action((listed: Listed) =>
      withPlatform(async ({ staff: { admin } }) =>
        table(
          (await admin.list()).map(({ username, name, status, signed_in_at: lastSignIn }) => ({
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
      'add an employee, whose generated password is shown once; needs no --by, as there may be no employee yet',
    )
    .argument('<username>')
    .requiredOption('--name <name>', 'the person’s name')
    .action((username: string, { name }: { name: string }) =>
      withPlatform(async ({ staff: { admin } }) => line(`${username}: ${await admin.add({ username, name })}`)),
    );

  change('disable', 'lock an employee out; their sessions end at once', async (admin, by, username) => {
    await admin.disable(by, username);
    return `${username} is disabled.`;
  });

  change('enable', 'admit a disabled employee again', async (admin, by, username) => {
    await admin.enable(by, username);
    return `${username} is enabled.`;
  });

  change(
    'new-password',
    'generate another password, shown once; the employee’s sessions end at once',
    async (admin, by, username) => `${username}: ${await admin.newPassword(by, username)}`,
  );

  change(
    'authenticator',
    'give an employee an authenticator (TOTP) in place of any other; its address is shown once, their sessions end at once',
    async (admin, by, username) => `${username}: ${await admin.addAuthenticator(by, username)}`,
  );

  change('remove-authenticator', 'ask an employee for the password only', async (admin, by, username) => {
    await admin.removeAuthenticator(by, username);
    return `${username} has no authenticator.`;
  });

  function change(command: string, description: string, work: Change): void {
    asStaff(staff.command(command))
      .description(description)
      .argument('<username>')
      .action((username: string, why: Why) =>
        withPlatform(async ({ staff: { admin, service } }, { pool }) =>
          line(await work(admin, await actorOf(service.actor, pool, why), username)),
        ),
      );
  }
}
