import type { Command } from 'commander';
import { byStaff, line, staffOf, type Who, type WithEmployees } from '../../platform/command-line.ts';
import type { Pool } from '../../platform/database.ts';
import type { Dashboard } from './dashboard.module.ts';

type Composed = WithEmployees & { dashboard: Dashboard };
type WithDashboard = (work: (composed: Composed, deps: { pool: Pool }) => Promise<void>) => Promise<void>;

/** bin/champa dashboard … */
export function dashboardCommands(program: Command, withPlatform: WithDashboard): void {
  const dashboard = program.command('dashboard').description('sign-ups and first deposits of the dashboard');

  byStaff(dashboard.command('recount'))
    .description('count sign-ups and first deposits anew (`figures rebuild` does so with play and money)')
    .action((who: Who) =>
      withPlatform(async ({ dashboard: { milestones }, staff }, { pool }) => {
        await staffOf(staff.service.actor, pool, who);
        await milestones.recount();
      }),
    );

  dashboard
    .command('verify')
    .description('check them against the members’ own rows; exit code 1 when one is wrong')
    .action(() =>
      withPlatform(async ({ dashboard: { milestones } }) => {
        const wrong = await milestones.verify();
        if (wrong.length > 0) process.exitCode = 1;
        line(wrong.length > 0 ? `WRONG ${wrong.join(', ')}` : 'sign-ups and first deposits are right');
      }),
    );
}
