import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { call } from './support/api.ts';
import { seriousFor } from './support/axe.ts';
import { expectNoSideways, rowOf, STAFF, staffSession, work } from './support/backoffice.ts';
import { thisPlatform } from './support/this-platform.ts';

const { backofficeUrl } = thisPlatform();

const entry = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

/** The server refuses the call, whatever the screen shows. */
async function expectRefused(username: string, method: 'GET' | 'PUT', path: string, body?: object): Promise<void> {
  const answer = await call(backofficeUrl, method, path, body, await staffSession(username));
  expect(answer).toMatchObject({ status: 403, code: 'FORBIDDEN' });
}

test.each([
  ['noy', 'a cashier', 'Members', 'Ledger', '/accounts', '/api/admin/ledger/accounts'],
  ['phet', 'an employee of risk', 'Ledger', 'Points mall', '/goods', '/api/admin/points/goods'],
  ['dao', 'an employee of promotions', 'Points mall', 'Deposits', '/deposits', '/api/admin/deposits'],
  ['seng', 'an employee of support', 'Members', 'Audit log', '/audit', '/api/admin/audit'],
])('%s, %s, finds %s in the menu, and %s neither there nor by its address', async (...given) => {
  const [username, , found, missing, screen, path] = given;
  const page = await work('/members', {}, username);
  await page.getByRole('table').waitFor();
  await entry(page, found).click();
  await page.getByRole('table').waitFor();
  expect(await entry(page, missing).count()).toBe(0);
  await page.goto(`${backofficeUrl}/#${screen}`);
  await page.getByText('Access denied').waitFor();
  await expectRefused(username, 'GET', path);
});

test('keo, a shift lead, sees the staff but changes nobody', async () => {
  const page = await work('/staff', {}, 'keo');
  await rowOf(page, 'Cashier').getByRole('cell', { name: 'noy', exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Lock out' }).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'noy' }).count()).toBe(0);
  await expectRefused('keo', 'PUT', '/api/admin/staff/noy/roles', { roles: ['owner'], reason: 'for a friend' });
});

test('mali, an auditor, reads the vendors and switches none', async () => {
  const page = await work('/vendors', {}, 'mali');
  await rowOf(page, 'NAGASPIN').waitFor();
  expect(await page.getByRole('button', { name: 'Switch off' }).count()).toBe(0);
  const change = { enabled: false, reason: 'to see what happens' };
  await expectRefused('mali', 'PUT', '/api/admin/vendors/NAGASPIN/status', change);
});

test('the owner changes roles with a reason, which the audit log shows as a difference', async () => {
  const page = await work('/staff/noy');
  await page.getByRole('checkbox', { name: 'Content' }).check();
  await page.getByLabel('Reason (kept in the log)').fill('writes the news, too');
  await page.getByRole('button', { name: 'Save' }).click();
  await rowOf(page, 'noy').getByText('Cashier, Content').waitFor();
  expect(await seriousFor(page, 'main')).toEqual([]);

  await page.goto(`${backofficeUrl}/#/audit?filter=${encodeURIComponent('{"action":"staff_roles"}')}`);
  const row = rowOf(page, 'writes the news, too');
  await row.getByText(STAFF.username, { exact: true }).waitFor();
  await row.getByText('["cashier","content"]').waitFor();
  await expectNoSideways(page);
  expect(await seriousFor(page, 'main')).toEqual([]);

  await page.goto(`${backofficeUrl}/#/roles/cashier`);
  await page.getByRole('checkbox', { name: 'Payments: Reveal' }).waitFor();
  expect(await page.getByRole('checkbox', { name: 'Payments: Reveal' }).isChecked()).toBe(true);
  expect(await seriousFor(page, 'main')).toEqual([]);
  const back = { roles: ['cashier'], reason: 'the journey is over' };
  await call(backofficeUrl, 'PUT', '/api/admin/staff/noy/roles', back, await staffSession());
});
