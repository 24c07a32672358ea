import { expect } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import type { ByStaff } from '../../../platform/command-line.ts';
import type { Pool } from '../../../platform/database.ts';
import { staffActor } from '../../../platform/staff-actor.ts';
import { recordByHand } from '../../../testing/by-test.ts';
import type { Settings } from '../../settings/index.ts';
import type { ApprovalRules } from '../approvals.settings.ts';
import { type Approvals, createApprovals } from '../index.ts';

/** Approvals of a brand that wants a second person for these, for a module whose test has no settings. */
export function approvalsFor(pool: Pool, wanted: ApprovalRules['wanted']): Approvals {
  const settings = { get: async () => ({ expireHours: 24, wanted }) } as unknown as Settings;
  return createApprovals(
    { pool, clock: systemClock },
    { settings, record: recordByHand, usernames: async () => new Map() },
  );
}

/** An employee with a seeded role, at the console. */
export async function employeeAtConsole(pool: Pool, username: string, role: string): Promise<ByStaff> {
  const { rows } = await pool.query<{ id: bigint }>(
    `INSERT INTO staff.staff (username, name, password_hash, created_at) VALUES ($1, $1, '', now()) RETURNING id`,
    [username],
  );
  const staffId = rows[0]!.id;
  await pool.query('INSERT INTO staff.staff_role (staff_id, role) VALUES ($1, $2)', [staffId, role]);
  const from = { ip: '203.0.113.7', requestId: 'r1' };
  return { staffId, name: username, actor: staffActor(username), reason: 'a case', from };
}

/** What was asked for waits. @returns the number of the request */
export async function waits(asked: Promise<unknown>): Promise<string> {
  const refusal = (await asked.catch((error: unknown) => error)) as { code: string; value: { approval: string } };
  expect(refusal).toMatchObject({ code: 'WAITS_FOR_APPROVAL' });
  return refusal.value.approval;
}
