import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { byStaff, staffOf, type Who, type WithEmployees } from '../../platform/command-line.ts';
import type { Pool } from '../../platform/database.ts';
import { idOfName, type Members } from '../member/index.ts';
import type { Inbox } from './inbox.module.ts';

type Composed = WithEmployees & { inbox: Pick<Inbox, 'admin'>; members: Pick<Members, 'byName'> };
type WithInbox = (work: (composed: Composed, deps: { pool: Pool }) => Promise<void>) => Promise<void>;

/** bin/champa inbox … */
export function inboxCommands(program: Command, withPlatform: WithInbox): void {
  byStaff(program.command('inbox').description('messages to members').command('send'))
    .description('send a message with the operator’s own text')
    .option('--to <name>', 'the member it is for')
    .option('--all', 'everybody who is registered now')
    .requiredOption('--file <path>', 'JSON: {"lo": {"title": …, "content": …}, "en": …, "cn": …}, plain text')
    .action(({ to, all = false, file, ...who }: Who & { to?: string; all?: boolean; file: string }) =>
      withPlatform(async ({ inbox: { admin }, members, staff }, { pool }) => {
        const by = await staffOf(staff.service.actor, pool, who);
        if ((to === undefined) === !all) throw new Error('Name the recipients: --to NAME or --all.');
        const texts: unknown = JSON.parse(await readFile(file, 'utf8'));
        if (to === undefined) return admin.sendToAll(by, texts);
        await admin.send(by, { memberId: await idOfName(members, pool, to), texts, key: randomUUID() });
      }),
    );
}
