import { readFile } from 'node:fs/promises';
import { type Command, InvalidArgumentError } from 'commander';
import * as z from 'zod/mini';
import {
  actorOf,
  asList,
  asStaff,
  type ByStaff,
  line,
  type Listed,
  show,
  table,
  type Why,
  type WithEmployees,
} from '../../platform/command-line.ts';
import type { Pool } from '../../platform/database.ts';
import { versionOf } from '../../platform/stored.ts';
import type { Setting } from './define-setting.ts';
import type { Settings } from './settings.service.ts';

type Composed = WithEmployees & { settings: Settings };
type WithSettings = (work: (composed: Composed, deps: { pool: Pool }) => Promise<void>) => Promise<void>;
type Declared = readonly Setting<unknown>[];

/** bin/champa settings … on the settings that the program declares. */
export function settingsCommands(declared: Declared) {
  return (program: Command, withPlatform: WithSettings): void => addCommands(program, withPlatform, declared);
}

function addCommands(program: Command, withPlatform: WithSettings, declared: Declared): void {
  const readKey = (text: string): Setting<unknown> => settingOf(declared, text);
  const settings = program.command('settings').description('everything the brand decides for itself');

  asList(settings.command('list'))
    .description('all settings: who set each last and when, and which this program cannot read')
    .action((listed: Listed) =>
      withPlatform(async (composed) => {
        const all = await composed.settings.admin.list();
        const stateOf = (why: string | null) => (why === null ? 'readable' : `CANNOT BE READ: ${why}`);
        table(
          all.map(({ why, ...row }) => ({ ...row, state: stateOf(why) })),
          listed,
        );
      }),
    );

  settings
    .command('show')
    .description('what applies now, as JSON that `set` takes')
    .argument('<key>', 'as `list` prints it', readKey)
    .option('--default', 'what a new brand starts from')
    .action((setting: Setting<unknown>, { default: isDefault }: { default?: boolean }) =>
      withPlatform(async (composed) => show(isDefault ? setting.default : await composed.settings.get(setting))),
    );

  settings
    .command('schema')
    .description('what a setting must be, as a JSON Schema')
    .argument('<key>', 'as `list` prints it', readKey)
    .action((setting: Setting<unknown>) => show(schemaOf(setting)));

  asList(settings.command('history'))
    .description('who changed a setting to what and why, the newest first')
    .argument('<key>', 'as `list` prints it', readKey)
    .action((setting: Setting<unknown>, listed: Listed) =>
      withPlatform(async (composed) =>
        table(
          (await composed.settings.changes(setting)).map(({ id, changedAt, changedBy, reason, value }) => ({
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
  ).action((setting: Setting<unknown>, file: string, why: Why) =>
    change(setting, why, async ({ admin }, by) => admin.set(by, { setting, value: await readJson(file) })),
  );

  asStaff(
    settings
      .command('put-back')
      .description('put one back to what an earlier change made of it')
      .argument('<key>', 'as `list` prints it', readKey)
      .requiredOption('--to <change>', 'the number of the change in `history`, or "default"', readChange),
  ).action((setting: Setting<unknown>, { to, ...why }: Why & { to: bigint | 'default' }) =>
    change(setting, why, ({ admin }, by) => admin.putBack(by, { setting, to })),
  );

  type Work = (settings: Settings, by: ByStaff) => Promise<void>;

  function change({ key }: Setting<unknown>, why: Why, work: Work): Promise<void> {
    return withPlatform(async (composed, { pool }) => {
      await work(composed.settings, await actorOf(composed.staff.service.actor, pool, why));
      line(`${key} is set.`);
    });
  }
}

function schemaOf(setting: Setting<unknown>): unknown {
  const schema = z.toJSONSchema(setting.schema, { unrepresentable: 'any' });
  return { ...schema, title: setting.key, version: versionOf(setting) };
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file === '-' ? '/dev/stdin' : file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

function settingOf(declared: Declared, text: string): Setting<unknown> {
  const setting = declared.find(({ key }) => key === text);
  const keys = declared.map(({ key }) => key).join(', ');
  if (!setting) throw new InvalidArgumentError(`There is no setting "${text}". There are: ${keys}.`);
  return setting;
}

function readChange(text: string): bigint | 'default' {
  if (text === 'default') return text;
  if (!/^\d{1,18}$/.test(text)) throw new InvalidArgumentError('Give the number of a change, or "default".');
  return BigInt(text);
}
