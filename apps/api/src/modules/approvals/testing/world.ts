import { randomUUID } from 'node:crypto';
import { isStaffPermission, type StaffPermission, staffPermissions } from '@champa/contract';
import { absolute, formatDecimal, parseAmount } from '@champa/money';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { errorMessage } from '@champa/i18n/server';
import type { ByStaff } from '../../../platform/command-line.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { StaffPrincipal } from '../../../platform/http/principal.ts';
import { createServer } from '../../../platform/http/server.ts';
import { LiveHub } from '../../../platform/live.ts';
import { createLog } from '../../../platform/log.ts';
import { createMetrics } from '../../../platform/metrics.ts';
import { staffActor } from '../../../platform/staff-actor.ts';
import { createAccountsApp } from '../../../testing/accounts-app.ts';
import { recordByHand } from '../../../testing/by-test.ts';
import { createPoints, createPointsJournal } from '../../points/index.ts';
import { createStaff } from '../../staff/index.ts';
import { createCorrections, createWallet } from '../../wallet/index.ts';
import { allSettings } from '../../../composition/settings.ts';

export type Answer = { status: number; code?: string; value: any };

/** Employees with real rights, members with money, and acts that wait for a second person, behind the console's server. */
export async function createWorld() {
  const base = await createAccountsApp();
  const { pool, clock, settings, ledger, guard, approvals } = base;
  const { connectionString } = pool.options as { connectionString: string };
  const live = new LiveHub(pool, connectionString, createLog('silent', 'test'));
  const wallet = createWallet({ ledger });
  const staff = createStaff(base, base);
  const corrections = createCorrections(
    { pool, clock, live },
    { ledger, guard, balanceOf: wallet.balanceOf, record: recordByHand },
  );
  const points = createPoints(
    { pool, clock },
    {
      ...base,
      journal: createPointsJournal({ pool, clock, live }),
      settings: () => settings.all(allSettings),
      requirePaymentPassword: async () => undefined,
      levelOf: async () => 0,
      pictureOf: () => null,
      hasPicture: async () => true,
      usernames: async () => new Map(),
      record: recordByHand,
      payOut: () => Promise.reject(new Error('nothing is paid out here')),
      tell: async () => undefined,
    },
  );
  const principals = new Map<string, StaffPrincipal>();
  const app = createServer({
    log: createLog('silent', 'test'),
    metrics: createMetrics(),
    trustedProxies: '',
    message: errorMessage,
    defaultLanguage: 'en',
    screen: () => undefined,
  });
  app.decorate('authenticateStaff', async (token: string) => principals.get(token) ?? null);
  for (const { adminRoutes } of [approvals, staff, corrections, points]) await adminRoutes!(app as FastifyInstance);
  let made = 0;

  /** An employee with these roles. What the server admits them to stays as it is now; what the database says may change. */
  async function employee(...roles: string[]): Promise<ByStaff> {
    made += 1;
    const username = `${roles[0] ?? 'nobody'}${made}`;
    await inTransaction(pool, (tx) =>
      staff.service.create(tx, { username, name: 'Somebody', password: 'night-Garden-7', roles }),
    );
    const found = await staff.service.actor(pool, username);
    const allowed = (await staff.admin.roles())
      .filter(({ code }) => roles.includes(code))
      .flatMap(({ permissions }) => permissions.filter(isStaffPermission));
    principals.set(username, {
      kind: 'staff',
      staffId: String(found.staffId),
      sessionId: '1',
      username,
      name: 'Somebody',
      roles,
      permissions: new Set<StaffPermission>(roles.includes('owner') ? staffPermissions : allowed),
      mustEnrol: false,
      isFresh: true,
    });
    return { ...found, actor: staffActor(username), reason: 'a test' };
  }

  async function send(
    as: ByStaff,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<Answer> {
    const headers = { authorization: `Bearer ${as.name}` };
    const answer = await app.inject({ method, url: `/api/admin${path}`, headers, ...(body && { payload: body }) });
    return { status: answer.statusCode, ...(answer.json() as { code?: string; value: unknown }) };
  }

  /** What play does to a member's cash. */
  const move = (memberId: string, amount: string): Promise<void> =>
    inTransaction(pool, async (tx) => {
      const units = parseAmount(amount);
      const house = { owner: { type: 'house', id: 'test' }, purpose: 'opening', currency: 'LAK' } as const;
      const cash = { owner: { type: 'member', id: memberId }, purpose: 'cash', currency: 'LAK' } as const;
      const [from, to] = units > 0n ? [house, cash] : [cash, house];
      await ledger.post(tx, {
        source: 'test',
        key: randomUUID(),
        kind: 'deposit',
        debit: await ledger.openAccount(tx, from),
        credit: await ledger.openAccount(tx, to),
        amount: absolute(units),
        reference: { type: 'deposit', id: '1' },
        actor: 'system',
      });
    });

  /** A member with so much cash. */
  async function member(cash = '1000000'): Promise<string> {
    made += 1;
    const details = { type: 0, currency: 'LAK', country: 'LA', language: 'lo', registerUrl: '', referralCode: '' };
    const id = await inTransaction(pool, async (tx) => {
      const created = (await base.members.create(tx, { username: `eyes${made}`, ...details, affiliateCode: '' }))!;
      await wallet.open(tx, created.id, 'LAK');
      return created.id;
    });
    await move(id, cash);
    return id;
  }

  const correct = (as: ByStaff, memberId: string, amount: string, idempotencyKey: string = randomUUID()) =>
    send(as, 'POST', `/members/${memberId}/corrections`, { amount, reason: 'a machine ate it', idempotencyKey });

  return {
    ...base,
    staff,
    corrections,
    points,
    employee,
    member,
    move,
    send,
    correct,
    /** Asks for a correction that waits. @returns its number */
    asked: async (as: ByStaff, memberId: string, amount = '600000'): Promise<string> =>
      (await correct(as, memberId, amount)).value.approval as string,
    decide: (as: ByStaff, id: string, act: 'approve' | 'reject') =>
      send(as, 'PUT', `/approvals/${id}/decision`, { act, reason: 'looked at it' }),
    one: async (as: ByStaff, id: string) => (await send(as, 'GET', `/approvals/${id}`)).value,
    cash: async (memberId: string): Promise<string> =>
      formatDecimal((await ledger.balances(memberId)).find(({ purpose }) => purpose === 'cash')!.balance),
    setPermissions: (role: string, permissions: readonly StaffPermission[]) =>
      pool.query('UPDATE staff.role SET permissions = $2 WHERE code = $1', [role, permissions]),
    /** What only the database's owner may read. */
    asOwner: async (text: string): Promise<unknown[]> => {
      const client = new pg.Client({ connectionString });
      await client.connect();
      const { rows } = await client.query(text);
      await client.end();
      return rows;
    },
    close: async () => {
      await app.close();
      await base.close();
    },
  };
}

export type World = Awaited<ReturnType<typeof createWorld>>;
