import { readFile } from 'node:fs/promises';
import { formatDecimal } from '@champa/money';
import { type Command, InvalidArgumentError } from 'commander';
import { line, reasonOf } from '../../platform/command-line.ts';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { idOfName, type Members } from '../member/index.ts';
import { growthOf } from './domain/rank.ts';
import { readTable, writeTable } from './domain/table.ts';
import type { Vip } from './vip.module.ts';

type Composed = { vip: Vip; members: Pick<Members, 'byName'> };
type WithVip = (work: (composed: Composed, deps: { pool: Pool }) => Promise<void>) => Promise<void>;

const ACTOR = 'command line';

type Until = Temporal.Instant | 'none';

/** bin/champa vip … */
export function vipCommands(program: Command, withPlatform: WithVip): void {
  const vip = program.command('vip').description('VIP ranks, and who has which');

  vip
    .command('list')
    .description('the ranks with how many have them; or a member’s rank and how it came')
    .argument('[member]')
    .action((name?: string) =>
      withPlatform(async ({ vip: { admin }, members }, { pool }) => {
        if (name !== undefined) return showMember(admin, await idOfName(members, pool, name));
        const counts = await admin.counts();
        for (const { level, names, growth, keep } of (await admin.table())?.ranks ?? []) {
          const having = level === 0 ? '' : `${counts.get(level) ?? 0} members`;
          line([level, names.en ?? names.lo ?? '', `from ${growth}`, `keep ${keep} a month`, having].join('\t'));
        }
      }),
    );

  vip
    .command('set')
    .description('give a member a rank, whatever he has earned')
    .argument('<member>')
    .requiredOption('--level <number>', 'as "vip list" tells it', readLevel)
    .requiredOption('--reason <text>', 'kept with the change')
    .requiredOption('--until <time>', 'ISO 8601 with time zone; "none": until "vip unset"', readUntil)
    .action((name: string, { level, reason, until }: { level: number; reason: string; until: Until }) =>
      withPlatform(async ({ vip: { admin }, members }, { pool }) => {
        const memberId = await idOfName(members, pool, name);
        const end = until === 'none' ? null : until;
        await admin.set(memberId, { level, until: end, reason: reasonOf(reason), actor: ACTOR });
        line(`${name} has rank ${level}`);
      }),
    );

  vip
    .command('unset')
    .description('let what a member has earned hold again')
    .argument('<member>')
    .requiredOption('--reason <text>', 'kept with the change')
    .action((name: string, { reason }: { reason: string }) =>
      withPlatform(async ({ vip: { admin }, members }, { pool }) => {
        const memberId = await idOfName(members, pool, name);
        await admin.unset(memberId, { reason: reasonOf(reason), actor: ACTOR });
        line(`${name} has rank ${(await admin.member(memberId))?.level ?? 0}`);
      }),
    );

  vip
    .command('table')
    .description('print the table of ranks; or, from a file, put another in its place')
    .option('--file <file>', 'JSON as this command prints it; "vip recount" then gives members their ranks by it')
    .action(({ file }: { file?: string }) =>
      withPlatform(async ({ vip: { admin } }, { pool }) => {
        if (file !== undefined) {
          const read = readTable(JSON.parse(await readFile(file, 'utf8')));
          await inTransaction(pool, (tx) => admin.replaceTable(tx, read));
        }
        const table = await admin.table();
        line(table ? JSON.stringify(writeTable(table, formatDecimal), null, 2) : 'There are no ranks.');
      }),
    );

  vip
    .command('recount')
    .description('give every member the rank that his growth has in the table as it is now')
    .action(() =>
      withPlatform(async ({ vip: { growth } }) => line(`${await growth.recount(ACTOR)} members have another rank`)),
    );
}

async function showMember(admin: Vip['admin'], memberId: string): Promise<void> {
  const member = await admin.member(memberId);
  const table = await admin.table();
  if (!member || !table) return line('rank 0, nothing was counted yet');
  const set = member.setLevel === null ? '' : ` (set until ${member.setUntil?.toString() ?? 'unset'})`;
  line(`rank ${member.level}${set}, earned ${member.earned}, growth ${growthOf(member, table) - member.lost}`);
  line(`deposits ${formatDecimal(member.deposits)}, valid bets ${formatDecimal(member.validBets)}`);
  for (const { at, from, to, cause, reason, actor } of await admin.changes(memberId)) {
    line([at.toString(), `${from} -> ${to}`, cause, actor, reason].join('\t'));
  }
}

function readLevel(text: string): number {
  if (!/^\d{1,3}$/.test(text)) throw new InvalidArgumentError('It must be a level of the table.');
  return Number(text);
}

function readUntil(text: string): Until {
  if (text === 'none') return text;
  try {
    return Temporal.Instant.from(text);
  } catch {
    throw new InvalidArgumentError('It must be a time as 2026-12-31T00:00:00+07:00, or "none".');
  }
}
