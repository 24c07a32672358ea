import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { call } from './support/api.ts';
import { seriousFor } from './support/axe.ts';
import { expectNoSideways, staffSession, work } from './support/backoffice.ts';
import { desktop, phone } from './support/browser.ts';
import { sql } from './support/database.ts';
import { newMember } from './support/member.ts';
import { PIXEL } from './support/pixel.ts';
import { thisPlatform } from './support/this-platform.ts';

const { siteUrl, backofficeUrl } = thisPlatform();

/** A member's transfer, with its slip. */
async function transfer(amount: string): Promise<string> {
  const member = await newMember();
  const wish = { method: 'transfer', amount, idempotencyKey: crypto.randomUUID() };
  const { value } = await call(siteUrl, 'POST', '/api/wallet/deposits', wish, member.token);
  await fetch(`${siteUrl}/api/wallet/deposits/${value.id}/slip`, {
    method: 'POST',
    headers: { authorization: `Bearer ${member.token}`, 'content-type': 'image/png' },
    body: PIXEL,
  });
  return value.id;
}

/** An employee credits it. */
async function credit(id: string, amount: string): Promise<void> {
  const token = await staffSession();
  const decide = (path: string, body: object) =>
    call(backofficeUrl, 'PUT', `/api/admin/deposits/${id}/${path}`, body, token);
  expect(await decide('decision', { act: 'claim', reason: 'my turn' })).toMatchObject({ success: true });
  expect(await decide('approval', { received: amount, reason: 'it arrived' })).toMatchObject({ success: true });
}

const card = (page: Page, figure: string) => page.locator(`[data-figure="${figure}"]`);

test('the first page shows what the brand took in, and follows a deposit that is credited', async () => {
  const page = await work('/', { viewport: desktop });
  await card(page, 'deposits').waitFor();
  const { value } = await call(backofficeUrl, 'GET', '/api/admin/dashboard', undefined, await staffSession());
  const { depositCount, firstDeposits, signUps } = value.figures;
  await credit(await transfer('250000'), '250000');
  await card(page, 'deposits')
    .getByText(`× ${depositCount + 1}`)
    .waitFor();
  await expect.poll(() => card(page, 'firstDeposits').locator('p').innerText()).toBe(String(firstDeposits + 1));
  await expect.poll(() => card(page, 'signUps').locator('p').innerText()).toBe(String(signUps + 1));

  await page.getByRole('button', { name: 'What is “GGR”?' }).first().hover();
  await page.getByRole('tooltip').getByText('Gross gaming revenue').waitFor();
});

test('days, figure and part are kept in the address; the chart can be read as a table, also on a phone', async () => {
  const page = await work('/', { viewport: phone });
  await page.getByRole('button', { name: '7 days' }).click();
  await expect.poll(() => page.url()).toMatch(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/);
  await page.getByRole('tab', { name: 'Areas' }).click();
  await page.getByRole('cell', { name: 'Slots', exact: true }).waitFor();
  await page.reload();
  await page.getByRole('cell', { name: 'Slots', exact: true }).waitFor();
  await page.getByRole('img', { name: 'Course: Stakes' }).waitFor();
  await page.getByRole('button', { name: 'As a table' }).click();
  const table = page.getByRole('region', { name: 'Stakes' }).getByRole('row');
  await expect.poll(() => table.count()).toBe(1 + 7);
  await expectNoSideways(page);
  expect(await seriousFor(page, 'main')).toEqual([]);
});

test('an employee of risk begins with the dashboard; a cashier with the members, and is refused its figures', async () => {
  const risk = await work('/', {}, 'phet');
  await card(risk, 'ggr').waitFor();
  const cashier = await work('/', {}, 'noy');
  await cashier.waitForURL(/#\/members/);
  await cashier.getByRole('table').waitFor();
  expect(await cashier.getByRole('menuitem', { name: 'Dashboard' }).count()).toBe(0);
  const refused = await call(backofficeUrl, 'GET', '/api/admin/dashboard', undefined, await staffSession('noy'));
  expect(refused).toMatchObject({ status: 403, code: 'FORBIDDEN' });
});

test('a deposit that waits for too long is an alert with what to do; who deals with it is shown, until it is over', async () => {
  const id = await transfer('150000');
  await sql(`UPDATE deposits.deposit SET created_at = now() - interval '2 hours' WHERE id = $1`, [id]);
  // The job looks each minute; here at once.
  const look = () => sql(`SELECT platform.enqueue('dashboard_alerts', '{}'::json)`, []);
  await look();
  const page = await work('/', { viewport: desktop }, 'phet');
  const alert = page.getByRole('alert').filter({ hasText: 'The oldest deposit in review has waited for' });
  await alert.getByText('take the oldest first').waitFor();
  await alert.getByRole('button', { name: 'I deal with it' }).click();
  await page.getByLabel('Reason (kept in the log)').fill('asking the bank');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await alert.getByText('phet deals with it').waitFor();
  expect(await seriousFor(page, 'main')).toEqual([]);

  await credit(id, '150000');
  await look();
  await alert.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Those that are over' }).click();
  await page.getByRole('row').filter({ hasText: 'The oldest deposit in review' }).getByText('phet').waitFor();
});
