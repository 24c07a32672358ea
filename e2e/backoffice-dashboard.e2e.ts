import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { call } from './support/api.ts';
import { seriousFor } from './support/axe.ts';
import { expectNoSideways, staffSession, work } from './support/backoffice.ts';
import { desktop, phone } from './support/browser.ts';
import { newMember } from './support/member.ts';
import { PIXEL } from './support/pixel.ts';
import { thisPlatform } from './support/this-platform.ts';

const { siteUrl, backofficeUrl } = thisPlatform();

/** A member's transfer that an employee credits. */
async function creditTransfer(amount: string): Promise<void> {
  const member = await newMember();
  const wish = { method: 'transfer', amount, idempotencyKey: crypto.randomUUID() };
  const { value } = await call(siteUrl, 'POST', '/api/wallet/deposits', wish, member.token);
  await fetch(`${siteUrl}/api/wallet/deposits/${value.id}/slip`, {
    method: 'POST',
    headers: { authorization: `Bearer ${member.token}`, 'content-type': 'image/png' },
    body: PIXEL,
  });
  const token = await staffSession();
  const decide = (path: string, body: object) =>
    call(backofficeUrl, 'PUT', `/api/admin/deposits/${value.id}/${path}`, body, token);
  expect(await decide('decision', { act: 'claim', reason: 'my turn' })).toMatchObject({ success: true });
  expect(await decide('approval', { received: amount, reason: 'it arrived' })).toMatchObject({ success: true });
}

const card = (page: Page, figure: string) => page.locator(`[data-figure="${figure}"]`);

test('the first page shows what the brand took in, and follows a deposit that is credited', async () => {
  const page = await work('/', { viewport: desktop });
  await card(page, 'deposits').waitFor();
  const { value } = await call(backofficeUrl, 'GET', '/api/admin/dashboard', undefined, await staffSession());
  const { depositCount, firstDeposits, signUps } = value.figures;
  await creditTransfer('250000');
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
