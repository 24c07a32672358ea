import type { Command } from 'commander';
import {
  actorOf,
  asList,
  asStaff,
  line,
  type Listed,
  table,
  type Why,
  type WithEmployees,
} from '../../platform/command-line.ts';
import type { Pool, WriteHandle } from '../../platform/database.ts';
import { idOfName, type Members } from '../member/index.ts';
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
        const list = await recovery.admin.sessions(pool, await idOfName(members, pool, name));
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

  change('end-session', 'end one session of a member', async ({ recovery }, memberId, record, id) => {
    const ended = /^\d{1,18}$/.test(id) && (await recovery.admin.endSession(memberId, id, record));
    if (!ended) throw new Error(`The member has no open session ${id}.`);
  }).argument('<id>', 'as "account sessions" lists it');

  change('end-sessions', 'end all sessions of a member', async ({ recovery }, memberId, record) =>
    recovery.admin.endSessions(memberId, record),
  );

  change(
    'remove-authenticator',
    'remove the authenticator of a member who has lost it and their recovery codes; they are told, and signed out everywhere',
    async ({ recovery }, memberId, record) => {
      if (!(await recovery.admin.removeAuthenticator(memberId, record))) throw new Error('The member has none.');
    },
  );

  asStaff(account.command('hand-over'))
    .description('print an address that signs a member in once, within a minute; whoever opens it is signed in')
    .argument('<member>')
    .option('--to <address>', 'where they arrive, at one of the brand’s domains', '')
    .action((name: string, why: Why & { to: string }) =>
      withPlatform(async (composed, { pool }) => {
        const { recovery, members } = composed;
        const record = await recordOf(composed, pool, why);
        const { address } = await recovery.admin.handOver(await idOfName(members, pool, name), why.to, record);
        line(address);
      }),
    );

  type Record = (tx: WriteHandle, action: string, detail: object) => Promise<void>;
  type Work = (composed: Composed, memberId: string, record: Record, id: string) => Promise<void>;

  /** A command that changes a member's account. Who did it is recorded, and why: how the member proved who they are. */
  function change(command: string, description: string, work: Work): Command {
    return asStaff(account.command(command))
      .description(description)
      .argument('<member>')
      .action((name: string, ...rest: (string | Why | Command)[]) =>
        withPlatform(async (composed, { pool }) => {
          const id = typeof rest[0] === 'string' ? rest[0] : '';
          const why = rest.find((word): word is Why => typeof word === 'object' && 'reason' in word)!;
          const record = await recordOf(composed, pool, why);
          await work(composed, await idOfName(composed.members, pool, name), record, id);
        }),
      );
  }

  async function recordOf({ staff: { service } }: WithEmployees, pool: Pool, why: Why): Promise<Record> {
    const { reason, ...by } = await actorOf(service.actor, pool, why);
    return (tx, action, detail) => service.recordByHand(tx, by, action, { ...detail, reason });
  }
}
