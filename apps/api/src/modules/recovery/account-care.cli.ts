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
  type WithEmployees,
} from '../../platform/command-line.ts';
import type { Pool } from '../../platform/database.ts';
import { idOfName, type Members } from '../member/index.ts';
import type { RecoveryAdmin } from './recovery.admin.ts';
import type { Recovery } from './recovery.module.ts';

type Composed = WithEmployees & { recovery: Pick<Recovery, 'admin'>; members: Pick<Members, 'byName'> };
type WithAccounts = (work: (composed: Composed, deps: { pool: Pool }) => Promise<void>) => Promise<void>;

/** bin/champa account … */
export function accountCommands(program: Command, withPlatform: WithAccounts): void {
  const account = program
    .command('account')
    .description('a member’s sessions and second factor; make sure that it is the member who asks');

  asList(account.command('sessions'))
    .description('where a member is signed in now')
    .argument('<member>')
    .action((name: string, listed: Listed) =>
      withPlatform(async ({ recovery, members }, { pool }) => {
        const list = await recovery.admin.sessions(await idOfName(members, pool, name));
        table(
          list.map(({ id, created_at: since, seen_at: seen, ip, method, user_agent: browser }) => ({
            id,
            since,
            seen,
            ip,
            method,
            browser,
          })),
          listed,
        );
      }),
    );

  change('end-session', 'end one session of a member', (admin, by, memberId, sessionId) =>
    admin.endSession(by, { memberId, sessionId }),
  ).argument('<id>', 'as "account sessions" lists it');

  change('end-sessions', 'end all sessions of a member', (admin, by, memberId) => admin.endSessions(by, memberId));

  change(
    'remove-authenticator',
    'remove the authenticator of a member who has lost it and their recovery codes; they are told, and signed out everywhere',
    (admin, by, memberId) => admin.removeAuthenticator(by, memberId),
  );

  asStaff(account.command('hand-over'))
    .description('print an address that signs a member in once, within a minute; whoever opens it is signed in')
    .argument('<member>')
    .option('--to <address>', 'where they arrive, at one of the brand’s domains', '')
    .action((name: string, why: Why & { to: string }) =>
      withPlatform(async ({ recovery, members, staff }, { pool }) => {
        const by = await actorOf(staff.service.actor, pool, why);
        const wish = { memberId: await idOfName(members, pool, name), wished: why.to };
        line(await recovery.admin.handOver(by, wish));
      }),
    );

  type Work = (admin: RecoveryAdmin, by: ByStaff, memberId: string, id: string) => Promise<void>;

  /** A command that changes a member's account. The reason says how the member proved who they are. */
  function change(command: string, description: string, work: Work): Command {
    return asStaff(account.command(command))
      .description(description)
      .argument('<member>')
      .action((name: string, ...rest: (string | Why | Command)[]) =>
        withPlatform(async ({ recovery, members, staff }, { pool }) => {
          const id = typeof rest[0] === 'string' ? rest[0] : '';
          const why = rest.find((word): word is Why => typeof word === 'object' && 'reason' in word)!;
          const by = await actorOf(staff.service.actor, pool, why);
          await work(recovery.admin, by, await idOfName(members, pool, name), id);
        }),
      );
  }
}
