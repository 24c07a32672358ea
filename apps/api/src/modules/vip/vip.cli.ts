import { readFile } from 'node:fs/promises';
import { formatDecimal } from '@champa/money';
import { type Command, InvalidArgumentError } from 'commander';
import {
  actorOf,
  asList,
  asStaff,
  byStaff,
  line,
  type Listed,
  show,
  staffOf,
  table,
  type Who,
  type Why,
  type WithEmployees,
} from '../../platform/command-line.ts';
import type { Pool } from '../../platform/database.ts';
import { idOfName, type Members } from '../member/index.ts';
import { growthOf } from './domain/rank.ts';
import { writeTable } from './domain/table.ts';
import type { Vip } from './vip.module.ts';

type Composed = WithEmployees & { vip: Vip; members: Pick<Members, 'byName'> };
type WithVip = (work: (composed: Composed, deps: { pool: Pool }) => Promise<void>) => Promise<void>;

type Until = Temporal.Instant | 'none';

/** bin/champa vip … */
export function vipCommands(program: Command, withPlatform: WithVip): void {
  const vip = program.command('vip').description('VIP ranks and their members');

  asList(vip.command('list'))
    .description('list the ranks with the number of their members; or a member’s rank and its history')
    .argument('[member]')
    .action((name: string | undefined, listed: Listed) =>
      withPlatform(async ({ vip: { admin }, members }, { pool }) => {
        if (name !== undefined) return showMember(admin, await idOfName(members, pool, name), listed);
        const counts = await admin.counts();
        table(
          ((await admin.table())?.ranks ?? []).map(({ level, names, growth, keep }) => ({
            level,
            name: names.en ?? names.lo ?? '',
            growth,
            keepAMonth: keep,
            members: level === 0 ? null : (counts.get(level) ?? 0),
          })),
          listed,
        );
      }),
    );

  asStaff(vip.command('set'))
    .description('set a member’s rank, whatever they have earned')
    .argument('<member>')
    .requiredOption('--level <number>', 'as "vip list" prints it', readLevel)
    .requiredOption('--until <time>', 'ISO 8601 with time zone; "none": until "vip unset"', readUntil)
    .action((name: string, { level, until, ...why }: Why & { level: number; until: Until }) =>
      withPlatform(async ({ vip: { admin }, members, staff }, { pool }) => {
        const by = await actorOf(staff.service.actor, pool, why);
        const memberId = await idOfName(members, pool, name);
        await admin.set(by, { memberId, level, until: until === 'none' ? null : until });
        line(`${name} has rank ${level}`);
      }),
    );

  asStaff(vip.command('unset'))
    .description('restore the rank that a member has earned')
    .argument('<member>')
    .action((name: string, why: Why) =>
      withPlatform(async ({ vip: { admin }, members, staff }, { pool }) => {
        const by = await actorOf(staff.service.actor, pool, why);
        const memberId = await idOfName(members, pool, name);
        await admin.unset(by, memberId);
        line(`${name} has rank ${(await admin.member(memberId))?.level ?? 0}`);
      }),
    );

  byStaff(vip.command('table'))
    .description('print the table of ranks; or, from a file, replace it')
    .option('--file <file>', 'JSON as this command prints it; then run "vip recount"')
    .action(({ file, ...who }: Who & { file?: string }) =>
      withPlatform(async ({ vip: { admin }, staff }, { pool }) => {
        if (file !== undefined) {
          const by = await staffOf(staff.service.actor, pool, who);
          await admin.replaceTable(by, JSON.parse(await readFile(file, 'utf8')));
        }
        const ranks = await admin.table();
        if (ranks) show(writeTable(ranks, formatDecimal));
        else line('There are no ranks.');
      }),
    );

  byStaff(vip.command('recount'))
    .description('give every member the rank that their growth has in the table as it is now')
    .action((who: Who) =>
      withPlatform(async ({ vip: { growth }, staff }, { pool }) => {
        const { actor } = await staffOf(staff.service.actor, pool, who);
        line(`${await growth.recount(actor)} members have another rank`);
      }),
    );
}

async function showMember(admin: Vip['admin'], memberId: string, listed: Listed): Promise<void> {
  const member = await admin.member(memberId);
  const ranks = await admin.table();
  if (!listed.json) {
    if (!member || !ranks) return line('rank 0, nothing was counted yet');
    const set = member.setLevel === null ? '' : ` (set until ${member.setUntil?.toString() ?? 'unset'})`;
    line(`rank ${member.level}${set}, earned ${member.earned}, growth ${growthOf(member, ranks) - member.lost}`);
    line(`deposits ${formatDecimal(member.deposits)}, valid bets ${formatDecimal(member.validBets)}`);
  }
  const changes = await admin.changes(memberId);
  table(
    changes.map(({ at, from, to, cause, actor, reason }) => ({ at, from, to, cause, actor, reason })),
    listed,
  );
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
    throw new InvalidArgumentError('Write a time as 2026-12-31T00:00:00+07:00, or "none".');
  }
}
