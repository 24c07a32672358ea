import type { Command } from 'commander';
import type { Pool, WriteHandle } from '../../platform/database.ts';
import type { Members } from '../member/index.ts';
import type { Identity } from './identity.module.ts';

type Composed = {
  identity: Pick<Identity, 'accountCare'>;
  members: Pick<Members, 'byName'>;
  staff: { service: { recordByHand: (tx: WriteHandle, by: string, action: string, detail: object) => Promise<void> } };
};
type WithAccounts = (work: (composed: Composed, deps: { pool: Pool }) => Promise<void>) => Promise<void>;
type Why = { by: string; reason: string };

/** bin/champa account … */
export function accountCommands(program: Command, withPlatform: WithAccounts): void {
  const out = (line: string): void => program.configureOutput().writeOut?.(`${line}\n`);
  const account = program
    .command('account')
    .description('a member’s sessions, and what he has lost; make sure that it is he who asks');

  account
    .command('sessions')
    .description('where a member is signed in now')
    .argument('<member>')
    .action((name: string) =>
      withPlatform(async ({ identity, members }, { pool }) => {
        const list = await identity.accountCare.sessions(pool, await idOf(members, pool, name));
        for (const { id, created_at, seen_at, ip, method, user_agent } of list) {
          out(`${id}  since ${created_at}  last active ${seen_at}  ${ip}  by ${method}  ${user_agent}`);
        }
      }),
    );

  change('end-session', 'end one session of a member', async ({ identity }, memberId, record, id) => {
    const ended = /^\d{1,18}$/.test(id) && (await identity.accountCare.endSession(memberId, id, record));
    if (!ended) throw new Error(`He has no open session ${id}.`);
  }).argument('<id>', 'as "account sessions" lists it');

  change('end-sessions', 'end all sessions of a member', async ({ identity }, memberId, record) =>
    identity.accountCare.endSessions(memberId, record),
  );

  change(
    'remove-authenticator',
    'take the authenticator off for a member who has lost it and his recovery codes: he is told, and signed out everywhere',
    async ({ identity }, memberId, record) => {
      if (!(await identity.accountCare.removeAuthenticator(memberId, record))) throw new Error('He has none.');
    },
  );

  type Record = (tx: WriteHandle, action: string, detail: object) => Promise<void>;
  type Work = (composed: Composed, memberId: string, record: Record, id: string) => Promise<void>;

  /** A command that changes something of a member's: by whom and why is written down with it. */
  function change(command: string, description: string, work: Work): Command {
    return account
      .command(command)
      .description(description)
      .argument('<member>')
      .requiredOption('--by <name>', 'who does this')
      .requiredOption('--reason <text>', 'how he showed that it is he')
      .action((name: string, ...rest: (string | Why | Command)[]) =>
        withPlatform(async (composed, { pool }) => {
          const id = typeof rest[0] === 'string' ? rest[0] : '';
          const { by, reason } = rest.find((word): word is Why => typeof word === 'object' && 'reason' in word)!;
          const record: Record = (tx, action, detail) =>
            composed.staff.service.recordByHand(tx, by, action, { ...detail, reason });
          await work(composed, await idOf(composed.members, pool, name), record, id);
        }),
      );
  }
}

async function idOf(members: Pick<Members, 'byName'>, pool: Pool, name: string): Promise<string> {
  const member = await members.byName(pool, name);
  if (!member) throw new Error(`There is no member ${name}.`);
  return member.id;
}
