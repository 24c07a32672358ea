import { isStaffPermission, OWNER_ROLE } from '@champa/contract';
import type { Command } from 'commander';
import {
  actorOf,
  asList,
  asStaff,
  type ByStaff,
  byStaff,
  line,
  type Listed,
  staffIfAny,
  table,
  type Who,
  type Why,
} from '../../platform/command-line.ts';
import type { Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
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
          (await admin.list()).map(({ username, name, status, roles, signed_in_at: lastSignIn }) => ({
            username,
            name,
            status,
            roles,
            lastSignIn,
          })),
          listed,
        ),
      ),
    );

  byStaff(staff.command('add'))
    .description(
      'add an employee, whose generated password is shown once; --by may be missing: there may be no employee yet',
    )
    .argument('<username>')
    .requiredOption('--name <name>', 'the person’s name')
    .option('--role <role...>', 'their roles; the first employee of a brand is its owner')
    .action((username: string, { name, role: roles = [], ...who }: Who & { name: string; role?: string[] }) =>
      withPlatform(async ({ staff: { admin, service } }, { pool }) => {
        const by = await staffIfAny(service.actor, pool, who);
        line(`${username}: ${await admin.add(by, { username, name, roles })}`);
      }),
    );

  asList(staff.command('roles'))
    .description('all roles, how many employees have each, and what it allows')
    .action((listed: Listed) =>
      withPlatform(async ({ staff: { admin } }) =>
        table(
          (await admin.roles()).map(({ code, employees, permissions }) => ({
            role: code,
            employees,
            permissions: code === OWNER_ROLE ? ['everything'] : permissions,
          })),
          listed,
        ),
      ),
    );

  asStaff(staff.command('assign'))
    .description('give an employee these roles in place of their own')
    .argument('<username>')
    .argument('<role...>')
    .action((username: string, roles: string[], why: Why) =>
      withPlatform(async ({ staff: { admin, service } }, { pool }) => {
        await admin.assign(await actorOf(service.actor, pool, why), username, roles);
        line(`${username}: ${roles.join(', ')}`);
      }),
    );

  asStaff(staff.command('allow'))
    .description('give a role these permissions in place of its own, or create it')
    .argument('<role>')
    .argument('<permission...>')
    .action((role: string, permissions: string[], why: Why) =>
      withPlatform(async ({ staff: { admin, service } }, { pool }) => {
        const unknown = permissions.find((permission) => !isStaffPermission(permission));
        if (unknown !== undefined) throw new ApiError('NOT_FOUND', { permission: unknown });
        const by = await actorOf(service.actor, pool, why);
        await admin.setPermissions(by, role, permissions.filter(isStaffPermission));
        line(`${role}: ${permissions.join(', ')}`);
      }),
    );

  change('disable', 'lock an employee out; their sessions end at once', async (admin, by, username) => {
    await admin.disable(by, username);
    return `${username} is disabled.`;
  });

  change('enable', 'admit a disabled employee again', async (admin, by, username) => {
    await admin.enable(by, username);
    return `${username} is enabled.`;
  });

  change('end-sessions', 'end all sessions of an employee', async (admin, by, username) => {
    await admin.endSessions(by, username);
    return `${username} is signed out.`;
  });

  change(
    'new-password',
    'generate another password, shown once; the employee’s sessions end at once',
    async (admin, by, username) => `${username}: ${await admin.newPassword(by, username)}`,
  );

  change(
    'authenticator',
    'give an employee who has no second factor an authenticator (TOTP); its address is shown once, their sessions end at once',
    async (admin, by, username) => `${username}: ${await admin.addAuthenticator(by, username)}`,
  );

  change(
    'recover',
    'confirm that an employee lost their second factors; once two others have, they are removed and the next sign-in adds new ones',
    async (admin, by, username) =>
      (await admin.confirmLoss(by, username))
        ? `${username} has no second factor any more, and adds one at the next sign-in.`
        : `${username}: one more employee has to confirm it.`,
  );

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
