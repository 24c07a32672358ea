import { randomUUID } from 'node:crypto';
import type { Amount } from '@champa/money';
import type { Command } from 'commander';
import { actorOf, asStaff, requireReadable, show, type Why, type WithEmployees } from '../../platform/command-line.ts';
import { readSignedAmount } from '../../platform/command-amount.ts';
import type { Pool } from '../../platform/database.ts';
import { idOfName, type Members } from '../member/index.ts';
import type { Corrections } from './corrections.module.ts';

type Composed = WithEmployees & { corrections: Pick<Corrections, 'admin'>; members: Pick<Members, 'byName'> };
type WithCorrections = (work: (composed: Composed, deps: { pool: Pool }) => Promise<void>) => Promise<void>;

/** bin/champa correct … */
export function walletCommands(program: Command, withPlatform: WithCorrections): void {
  asStaff(program.command('correct'))
    .description('correct a member’s cash, never below zero; the member reads the reason in the account record')
    .argument('<member>')
    .argument(
      '<amount>',
      'signed: what it adds, as 1000 or -250.50 (after -- where it begins with a minus)',
      readSignedAmount,
    )
    .option('--key <uuid>', 'the same key corrects once, however often it is sent')
    .action((name: string, amount: Amount, { key, ...why }: Why & { key?: string }) =>
      withPlatform(async ({ corrections, members, staff }, { pool }) => {
        const by = requireReadable(await actorOf(staff.service.actor, pool, why));
        const memberId = await idOfName(members, pool, name);
        show(await corrections.admin.correct(by, { memberId, amount, idempotencyKey: key ?? randomUUID() }));
      }),
    );
}
