import { readFile } from 'node:fs/promises';
import { type Command, InvalidArgumentError } from 'commander';
import * as z from 'zod/mini';
import {
  type Actor,
  actorOf,
  asList,
  asStaff,
  line,
  type Listed,
  show,
  table,
  type Why,
  type WithEmployees,
} from '../../platform/command-line.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import { versionOf } from '../../platform/stored.ts';
import { definitions } from './definitions.ts';
import { checkSetting, settingKeys } from './read-settings.ts';
import { defaultSettings, type SettingKey } from './domain/settings.ts';
import type { Site } from './site.module.ts';

type Composed = WithEmployees & { site: Pick<Site, 'settings'> };
type WithSettings = (work: (composed: Composed, deps: { pool: Pool }) => Promise<void>) => Promise<void>;

/** bin/champa settings … */
export function settingsCommands(program: Command, withPlatform: WithSettings): void {
  const settings = program.command('settings').description('all settings of the brand');

  asList(settings.command('list'))
    .description('list all settings, with the latest change of each, and which this program cannot read')
    .action((listed: Listed) =>
      withPlatform(async ({ site }) => {
        const unreadable = new Map((await site.settings.unreadable()).map(({ key, why }) => [key, why]));
        const rows = [];
        for (const key of settingKeys) {
          const [last] = await site.settings.changes(key);
          const why = unreadable.get(key);
          rows.push({
            key,
            setBy: last?.changedBy ?? 'default',
            at: last?.changedAt ?? null,
            state: why === undefined ? 'readable' : `CANNOT BE READ: ${why}`,
          });
        }
        table(rows, listed);
      }),
    );

  settings
    .command('show')
    .description('show the value that applies now, as JSON that `set` accepts')
    .argument('<key>', 'as `list` prints it', readKey)
    .option('--default', 'the default of a new brand')
    .action((key: SettingKey, { default: isDefault }: { default?: boolean }) =>
      withPlatform(async ({ site }) => show(isDefault ? defaultSettings[key] : (await site.settings.get())[key])),
    );

  settings
    .command('schema')
    .description('show the JSON Schema of a setting')
    .argument('<key>', 'as `list` prints it', readKey)
    .action((key: SettingKey) => show(schemaOf(key)));

  asList(settings.command('history'))
    .description('list the changes of a setting, with author and reason, the newest first')
    .argument('<key>', 'as `list` prints it', readKey)
    .action((key: SettingKey, listed: Listed) =>
      withPlatform(async ({ site }) =>
        table(
          (await site.settings.changes(key)).map(({ id, changedAt, changedBy, reason, value }) => ({
            change: id,
            at: changedAt,
            by: changedBy,
            reason,
            value,
          })),
          listed,
        ),
      ),
    );

  asStaff(
    settings
      .command('set')
      .description('set one; a value that does not fit its schema is refused, and changes nothing')
      .argument('<key>', 'as `list` prints it', readKey)
      .argument('<file>', 'JSON as `show` prints it; - for standard input'),
  ).action((key: SettingKey, file: string, why: Why) =>
    change(key, why, async (composed, tx, by) => {
      const value = checkSetting(key, await readJson(file));
      await composed.site.settings.set(tx, key, value, by);
    }),
  );

  asStaff(
    settings
      .command('put-back')
      .description('put a setting back to the value of an earlier change')
      .argument('<key>', 'as `list` prints it', readKey)
      .requiredOption('--to <change>', 'the number of the change in `history`, or "default"', readChange),
  ).action((key: SettingKey, { to, ...why }: Why & { to: bigint | 'default' }) =>
    change(key, why, ({ site }, tx, by) => site.settings.putBack(tx, key, to, by)),
  );

  type Work = (composed: Composed, tx: WriteHandle, by: Actor & { reason: string }) => Promise<void>;

  function change(key: SettingKey, why: Why, work: Work): Promise<void> {
    return withPlatform(async (composed, { pool }) => {
      const by = await actorOf(composed.staff.service.actor, pool, why);
      await inTransaction(pool, (tx) => work(composed, tx, by));
      line(`${key} is set.`);
    });
  }
}

function schemaOf(key: SettingKey): unknown {
  const schema = z.toJSONSchema(definitions[key].schema, { unrepresentable: 'any' });
  return { ...schema, title: key, version: versionOf(definitions[key]) };
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file === '-' ? '/dev/stdin' : file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as Error).message}`, { cause: error });
  }
}

function readKey(text: string): SettingKey {
  const key = settingKeys.find((known) => known === text);
  if (!key) throw new InvalidArgumentError(`There is no setting "${text}". There are: ${settingKeys.join(', ')}.`);
  return key;
}

function readChange(text: string): bigint | 'default' {
  if (text === 'default') return text;
  if (!/^\d{1,18}$/.test(text)) throw new InvalidArgumentError('Give the number of a change, or "default".');
  return BigInt(text);
}
