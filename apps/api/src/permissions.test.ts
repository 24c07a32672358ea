import * as contract from '@champa/contract';
import { type Operation, staffPermissions } from '@champa/contract';
import { errorMessage } from '@champa/i18n/server';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildBackoffice } from './app.ts';
import type { Composed } from './modules.ts';
import type { StaffPrincipal } from './platform/http/principal.ts';
import { createBrand, type TestBrand } from './seed/testing/brand.ts';

let brand: TestBrand;
let composed: Composed;
let backoffice: FastifyInstance;
/** By their token, which is the role’s code: an employee with one seeded role each. */
let employees: Map<string, StaffPrincipal>;

/** Every operation of the back office, as the contract declares them. */
const declared = Object.values(contract as Record<string, unknown>)
  .filter((value): value is Operation => typeof value === 'object' && value !== null && 'method' in value)
  .filter(({ path }) => path.startsWith('/api/admin/'))
  .toSorted((a, b) => (a.id < b.id ? -1 : 1));

beforeAll(async () => {
  brand = await createBrand();
  composed = brand.compose(brand.deps);
  const roles = await composed.staff.admin.roles();
  employees = new Map(roles.map(({ code, permissions }) => [code, holding(code, permissions)]));
  backoffice = await buildBackoffice({
    deps: brand.deps,
    ...composed,
    authenticateStaff: async (token) => employees.get(token) ?? null,
    readiness: () => 'ready',
    server: { message: errorMessage, defaultLanguage: 'lo' },
  });
});

afterAll(async () => {
  await backoffice.close();
  await brand.close();
});

function holding(code: string, permissions: readonly string[]): StaffPrincipal {
  const held = code === 'owner' ? staffPermissions : permissions.filter(contract.isStaffPermission);
  const named = { staffId: '1', sessionId: '1', username: code, name: code, roles: [code] };
  return { kind: 'staff', ...named, permissions: new Set(held), mustEnrol: false, isFresh: true };
}

const permissionOf = (operation: Operation): string =>
  operation.access === 'staff' ? operation.permission : operation.access;

/** Calls with a path that finds nothing: all that counts is whether the call is let in. */
async function isAdmitted({ method, path }: Operation, role: string): Promise<boolean> {
  const answer = await backoffice.inject({
    method,
    url: path.replaceAll(/\{\w+\}/g, '0'),
    headers: { authorization: `Bearer ${role}` },
  });
  return answer.json().code !== 'FORBIDDEN';
}

test('every operation of the back office has a permission that exists, except the three before a sign-in', () => {
  const permissions = new Set<string>([...staffPermissions, 'own']);
  const without = declared.filter((operation) => !permissions.has(permissionOf(operation)));
  expect(without.map(({ id }) => id)).toEqual(['staffCaptcha', 'staffLogin']);
});

test('the server serves these operations and no others', async () => {
  const { paths } = (await backoffice.inject('/api/openapi.json')).json() as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  const served = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(served.toSorted()).toEqual(declared.map(({ id }) => id).toSorted());
});

test('each seeded role is let into the operations of its permissions, and refused all others', async () => {
  for (const [role, { permissions }] of employees) {
    for (const operation of declared.filter(({ access }) => access === 'staff')) {
      const permission = permissionOf(operation);
      const isAllowed = permission === 'own' || (permissions as ReadonlySet<string>).has(permission);
      expect([role, operation.id, await isAdmitted(operation, role)]).toEqual([role, operation.id, isAllowed]);
    }
  }
});

test('who may do what: a line for each permission, a column for each seeded role', () => {
  const roles = [...employees.keys()];
  const rows = staffPermissions.map((permission) => [
    permission.padEnd(19),
    ...roles.map((role) => (employees.get(role)!.permissions.has(permission) ? 'x' : '.').padEnd(role.length)),
  ]);
  const table = [[' '.repeat(19), ...roles], ...rows].map((cells) => cells.join(' ').trimEnd()).join('\n');
  expect(table).toMatchInlineSnapshot(`
    "                    owner shift_lead cashier risk content promotions agents lottery support auditor
    dashboard.view      x     x          .       x    .       x          .      .       .       x
    dashboard.edit      x     x          .       x    .       .          .      .       .       .
    members.view        x     x          x       x    .       x          x      .       x       x
    members.edit        x     x          .       x    .       .          .      .       .       .
    members.export      x     x          .       .    .       .          .      .       .       x
    members.reveal      x     x          .       x    .       .          .      .       x       .
    notes.view          x     x          x       x    .       x          x      .       x       x
    notes.edit          x     x          x       x    .       .          x      .       x       .
    support.view        x     x          .       .    .       .          .      .       x       x
    support.edit        x     x          .       .    .       .          .      .       x       .
    payments.view       x     x          x       x    .       .          .      .       x       x
    payments.edit       x     x          x       .    .       .          .      .       .       .
    payments.approve    x     x          .       x    .       .          .      .       .       .
    payments.export     x     x          x       .    .       .          .      .       .       x
    payments.reveal     x     x          x       .    .       .          .      .       .       .
    providers.view      x     x          x       x    .       .          .      .       .       x
    providers.edit      x     x          .       .    .       .          .      .       .       .
    risk.view           x     x          .       x    .       .          .      .       .       x
    risk.edit           x     x          .       x    .       .          .      .       .       .
    risk.export         x     .          .       x    .       .          .      .       .       x
    games.view          x     x          .       x    x       .          .      .       x       x
    games.edit          x     x          .       .    .       .          .      .       .       .
    games.approve       x     x          .       .    .       .          .      .       .       .
    lottery.view        x     x          .       x    .       .          .      x       x       x
    lottery.edit        x     .          .       .    .       .          .      x       .       .
    lottery.approve     x     x          .       .    .       .          .      x       .       .
    lottery.export      x     .          .       .    .       .          .      x       .       x
    promotions.view     x     x          .       .    x       x          .      .       x       x
    promotions.edit     x     .          .       .    .       x          .      .       .       .
    promotions.approve  x     x          .       .    .       .          .      .       .       .
    promotions.export   x     .          .       .    .       x          .      .       .       x
    content.view        x     x          .       .    x       x          .      .       .       x
    content.edit        x     x          .       .    x       .          .      .       .       .
    agents.view         x     x          .       x    .       .          x      .       .       x
    agents.edit         x     .          .       .    .       .          x      .       .       .
    agents.approve      x     x          .       .    .       .          .      .       .       .
    agents.export       x     .          .       .    .       .          x      .       .       x
    agents.reveal       x     .          .       .    .       .          x      .       .       .
    compliance.view     x     x          .       x    .       .          .      .       x       x
    compliance.edit     x     .          .       x    .       .          .      .       .       .
    compliance.approve  x     x          .       .    .       .          .      .       .       .
    compliance.export   x     x          .       x    .       .          .      .       .       x
    ledger.view         x     x          .       x    .       .          .      .       .       x
    ledger.export       x     .          .       .    .       .          .      .       .       x
    reports.view        x     x          .       x    .       x          x      x       .       x
    reports.export      x     x          .       .    .       .          .      .       .       x
    settings.view       x     x          .       .    .       .          .      .       .       x
    settings.edit       x     .          .       .    .       .          .      .       .       .
    settings.approve    x     .          .       .    .       .          .      .       .       .
    staff.view          x     x          .       .    .       .          .      .       .       x
    staff.edit          x     .          .       .    .       .          .      .       .       .
    staff.approve       x     .          .       .    .       .          .      .       .       .
    approvals.view      x     x          x       x    .       x          x      x       .       x
    approvals.approve   x     x          .       x    .       .          .      x       .       .
    audit.view          x     x          .       .    .       .          .      .       .       x
    audit.export        x     .          .       .    .       .          .      .       .       x"
  `);
});

const withoutParameters = (path: string): string => path.replaceAll(/\{\w+\}/g, '');

/** Operations that change rights, pay out, or touch what employees or the platform prove themselves with. */
function asksAgain({ method, path, ...operation }: Operation): boolean {
  if (method === 'GET' || operation.access !== 'staff') return false;
  const isRight = operation.permission === 'staff.edit';
  const isPayout = /\/withdrawals\/.*\/(payments|decision)$|\/deposits\/.*\/decision$|\/payouts?\b/.test(path);
  const isSecret = /key|secret|password|passkey|authenticator|second-factor|recovery-code/.test(
    withoutParameters(path),
  );
  return isRight || isPayout || isSecret;
}

test('rights, payouts, keys and second factors ask again who it is', () => {
  const asking = declared.filter(asksAgain);
  expect(asking.length).toBeGreaterThan(12);
  const without = asking.filter((operation) => operation.access !== 'staff' || operation.fresh === undefined);
  expect(without.map(({ id }) => id)).toEqual([]);
});

test('an employee who has not confirmed lately who they are is refused these, before anything else is looked at', async () => {
  employees.set('stale', { ...employees.get('owner')!, isFresh: false });
  const send = (method: 'PUT' | 'DELETE', url: string, payload: object) =>
    backoffice.inject({ method, url, payload, headers: { authorization: 'Bearer stale' } });
  const reason = 'a test of the rules';
  const code = async (answer: Promise<{ json: () => { code?: string } }>) => (await answer).json().code;
  const needed = 'STAFF_FRESH_NEEDED';
  expect(await code(send('PUT', '/api/admin/staff/nobody/roles', { roles: [], reason }))).toBe(needed);
  expect(await code(send('DELETE', '/api/admin/staff/nobody/sessions', { reason }))).toBe(needed);
  const decide = (act: string) => send('PUT', '/api/admin/withdrawals/1/decision', { act, reason });
  expect(await code(decide('approve'))).toBe(needed);
  expect(await code(decide('claim'))).not.toBe(needed);
  employees.delete('stale');
});

test('an employee who has to add a second factor is let into what they need for that, and nothing else', async () => {
  employees.set('new', { ...employees.get('owner')!, mustEnrol: true });
  const letIn: string[] = [];
  for (const { id, method, path, access } of declared) {
    if (access !== 'staff') continue;
    const url = path.replaceAll(/\{\w+\}/g, '0');
    const answer = await backoffice.inject({ method, url, headers: { authorization: 'Bearer new' } });
    if (answer.json().code !== 'STAFF_ENROLMENT_NEEDED') letIn.push(id);
  }
  employees.delete('new');
  expect(letIn).toEqual([
    'addStaffAuthenticator',
    'addStaffPasskey',
    'askStaffConfirmation',
    'beginStaffAuthenticator',
    'beginStaffPasskey',
    'confirmStaffSession',
    'staffInfo',
    'staffLogout',
    'staffSecondFactors',
  ]);
});

test('a refusal is recorded with the employee, the operation and the address', async () => {
  await isAdmitted(contract.adminAccounts, 'cashier');
  const { rows } = await brand.pool.query(
    `SELECT action, detail->>'operation' AS operation, detail->>'permission' AS permission, host(ip) AS ip
       FROM staff.access_log ORDER BY id DESC LIMIT 1`,
  );
  expect(rows).toEqual([{ action: 'refused', operation: 'adminAccounts', permission: 'ledger.view', ip: '127.0.0.1' }]);
});
