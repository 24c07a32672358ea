import { readFile } from 'node:fs/promises';
import { languages } from '@champa/contract';
import type { Command } from 'commander';
import * as z from 'zod/mini';
import { byStaff, staffOf, type Who, type WithEmployees } from '../../platform/command-line.ts';
import type { Pool } from '../../platform/database.ts';
import { idOfName, type Members } from '../member/index.ts';
import type { Site } from '../site/index.ts';
import type { Texts } from './domain/message.ts';
import type { Inbox } from './inbox.module.ts';

type Composed = WithEmployees & { inbox: Inbox; members: Pick<Members, 'byName'>; site: Pick<Site, 'settings'> };
type WithInbox = (work: (composed: Composed, deps: { pool: Pool }) => Promise<void>) => Promise<void>;

const Words = z.object({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  content: z.string().check(z.trim(), z.minLength(1), z.maxLength(4000)),
});
const TextsFile = z.strictObject(Object.fromEntries(languages.map((language) => [language, z.optional(Words)])));

/** bin/champa inbox … */
export function inboxCommands(program: Command, withPlatform: WithInbox): void {
  byStaff(program.command('inbox').description('messages to members').command('send'))
    .description('send a message with the operator’s own text')
    .option('--to <name>', 'the member it is for')
    .option('--all', 'everybody who is registered now')
    .requiredOption('--file <path>', 'JSON: {"lo": {"title": …, "content": …}, "en": …, "cn": …}, plain text')
    .action(({ to, all = false, file, ...who }: Who & { to?: string; all?: boolean; file: string }) =>
      withPlatform(async ({ inbox, members, site, staff }, { pool }) => {
        const { actor } = await staffOf(staff.service.actor, pool, who);
        if ((to === undefined) === !all) throw new Error('Name the recipients: --to NAME or --all.');
        const texts = await readTexts(file);
        const { defaultLanguage } = (await site.settings.get()).brand;
        if (!texts[defaultLanguage])
          throw new Error(`The text in the brand’s language, "${defaultLanguage}", is missing.`);
        if (to === undefined) return inbox.service.sendToAll(texts, actor);
        await inbox.service.send(await idOfName(members, pool, to), texts);
      }),
    );
}

async function readTexts(file: string): Promise<Texts> {
  const parsed = TextsFile.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
  return parsed.data as Texts;
}
