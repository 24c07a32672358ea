import { exclusionMonths } from '@champa/contract';
import type { Command } from 'commander';
import { actorOf, asStaff, show, type Why, type WithEmployees } from '../../platform/command-line.ts';
import type { Pool } from '../../platform/database.ts';
import { idOfName, type Members } from '../member/index.ts';
import type { Limits } from './limits.module.ts';

type Composed = WithEmployees & { limits: Limits; members: Pick<Members, 'byName'> };
type WithLimits = (work: (composed: Composed, deps: { pool: Pool }) => Promise<void>) => Promise<void>;
type Exclusion = Why & { months?: string; forEver?: boolean };

/** bin/champa limits … */
export function limitsCommands(program: Command, withPlatform: WithLimits): void {
  const limits = program.command('limits').description('limits, pauses and exclusions of members');

  limits
    .command('show')
    .description('a member’s limits, pauses and exclusion, and the history of changes')
    .argument('<member>')
    .action((name: string) =>
      withPlatform(async ({ limits: { admin }, members }, { pool }) =>
        show(await admin.show(await idOfName(members, pool, name))),
      ),
    );

  asStaff(limits.command('exclude'))
    .description(
      'exclude a member from play and deposits, as they asked customer service to, with who asked and how as the reason; nothing undoes it',
    )
    .argument('<member>')
    .option('--months <number>', `for so many months, at least ${exclusionMonths.min}`)
    .option('--for-ever')
    .action((name: string, { months, forEver = false, ...why }: Exclusion) =>
      withPlatform(async ({ limits: { admin }, members, staff }, { pool }) => {
        const by = await actorOf(staff.service.actor, pool, why);
        if ((months === undefined) === !forEver) throw new Error('Give the length: --months NUMBER or --for-ever.');
        const memberId = await idOfName(members, pool, name);
        await admin.exclude(by, { memberId, months: months === undefined ? null : Number(months) });
      }),
    );
}
