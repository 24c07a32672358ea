import type { Command } from 'commander';
import { asList, line, type Listed, show, table } from '../../platform/command-line.ts';
import type { Staff } from './staff.module.ts';

type WithStaff = (work: (composed: { staff: Staff }) => Promise<void>) => Promise<void>;
type Asked = Listed & { who?: string; action?: string; member?: string; from?: string; until?: string; most: string };

/** bin/champa audit … */
export function auditCommands(program: Command, withPlatform: WithStaff): void {
  const audit = program.command('audit').description('the log of what employees did');

  asList(audit.command('list'))
    .description('entries, newest first')
    .option('--who <username>', 'of this employee')
    .option('--action <action>', 'of this action, such as member_status')
    .option('--member <id>', 'about this member')
    .option('--from <instant>', 'since this time, such as 2026-11-24T00:00:00Z')
    .option('--until <instant>', 'before this time')
    .option('--most <number>', 'how many', '50')
    .action(({ who, action, member, from, until, most, ...listed }: Asked) =>
      withPlatform(async ({ staff }) => {
        const search = {
          by: who,
          action,
          memberId: member,
          from: from === undefined ? undefined : Temporal.Instant.from(from),
          until: until === undefined ? undefined : Temporal.Instant.from(until),
        };
        const { list } = await staff.audit.list(search, { before: null, pageSize: Number(most) });
        table(
          list.map(({ hash: _, requestId: __, ...entry }) => entry),
          listed,
        );
      }),
    );

  audit
    .command('verify')
    .description('follow the hash chain from the first entry to the last; exit code 1 when it is broken')
    .option('--json', 'print the whole report as JSON')
    .action(({ json }: { json?: boolean }) =>
      withPlatform(async ({ staff }) => {
        const report = await staff.audit.verify();
        if (report.faults.length > 0) process.exitCode = 1;
        if (json) return show(report);
        for (const { number, fault } of report.faults) line(`BROKEN at entry ${number}: ${fault}`);
        if (report.faults.length === 0)
          line(`${report.head.number} entries, unbroken; the last has the hash ${report.head.hash}`);
      }),
    );
}
