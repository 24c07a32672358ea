import { randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import { inTransaction, type Pool } from '../../platform/database.ts';
import type { Staff } from './staff.module.ts';

type WithStaff = (work: (composed: { staff: Staff }, deps: { pool: Pool }) => Promise<void>) => Promise<void>;

/** bin/champa staff … */
export function staffCommands(program: Command, withPlatform: WithStaff): void {
  program
    .command('staff')
    .description('the operator’s employees')
    .command('add')
    .description('make an account for the back office; its password is made up and shown once')
    .argument('<username>')
    .requiredOption('--name <name>', 'the person’s name')
    .action((username: string, { name }: { name: string }) =>
      withPlatform(async ({ staff }, { pool }) => {
        const password = randomBytes(12).toString('base64url');
        const made = await inTransaction(pool, (tx) => staff.service.create(tx, username, name, password));
        if (!made) throw new Error(`There is an employee called ${username} already.`);
        process.stdout.write(`${username}: ${password}\n`);
      }),
    );
}
