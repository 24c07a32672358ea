import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { call } from './support/api.ts';
import { seriousFor } from './support/axe.ts';
import { expectNoSideways, rowOf, work } from './support/backoffice.ts';
import { desktop, phone } from './support/browser.ts';
import { type Member, newMember } from './support/member.ts';
import { thisPlatform } from './support/this-platform.ts';

const { siteUrl, backofficeUrl } = thisPlatform();

async function cashOf(member: Member): Promise<string> {
  return (await call(siteUrl, 'GET', '/api/wallet/balance', undefined, member.token)).value.balance;
}

/** Presses a button that asks for a reason, and confirms by a double click. */
async function decide(page: Page, act: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: act, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason (kept in the log)').fill(reason);
  await dialog.getByRole('button', { name: 'Confirm' }).dblclick();
  await dialog.waitFor({ state: 'detached' });
}

/** The cashier corrects cash by more than the brand lets one person, and follows the notice to the request. */
async function ask(member: Member, amount: string): Promise<Page> {
  const page = await work(`/members/${member.id}/show/movements`, { viewport: desktop }, 'noy');
  await page.getByRole('button', { name: 'Correct cash', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount, as 5000 or -250.50').fill(amount);
  await dialog.getByLabel('Reason (kept in the log)').fill('The bank booked it twice');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('another person has to approve it').waitFor();
  await page.getByRole('link', { name: 'Open the request' }).click();
  await page.getByRole('heading', { name: 'What would change' }).waitFor();
  return page;
}

test('a cashier asks for a large correction; on a phone the shift lead compares, approves, and it is made once', async () => {
  const member = await newMember(2_000_000);
  const cashier = await ask(member, '6000000');
  expect(await cashOf(member)).toBe('2000000.00');
  expect(await cashier.getByRole('button', { name: 'Approve', exact: true }).count()).toBe(0);
  expect(await cashier.getByRole('button', { name: 'Withdraw', exact: true }).count()).toBe(1);
  const own = cashier.url().match(/approvals\/(\d+)/)![1]!;
  const token = await cashier.evaluate(() => sessionStorage.getItem('staff_token')!);
  const decision = { act: 'approve', reason: 'my own request' };
  expect(await call(backofficeUrl, 'PUT', `/api/admin/approvals/${own}/decision`, decision, token)).toMatchObject({
    status: 403,
    code: 'FORBIDDEN',
  });

  const lead = await work('/approvals', { viewport: phone }, 'keo');
  await expectNoSideways(lead);
  await lead.getByRole('link').filter({ hasText: member.username }).click();
  await rowOf(lead, 'Cash').getByText('2,000,000.00').waitFor();
  await rowOf(lead, 'Cash').getByText('8,000,000.00').waitFor();
  await lead.getByText('The bank booked it twice').waitFor();
  await expectNoSideways(lead);
  expect(await seriousFor(lead, 'html')).toEqual([]);
  await decide(lead, 'Approve', 'The statement of the bank says so');
  await lead.getByText('Approved', { exact: true }).waitFor();
  expect(await lead.getByRole('button', { name: 'Approve', exact: true }).count()).toBe(0);
  expect(await cashOf(member)).toBe('8000000.00');

  const filter = encodeURIComponent(JSON.stringify({ memberId: member.id }));
  const audit = await work(`/audit?filter=${filter}`, { viewport: desktop });
  const correction = rowOf(audit, 'Member’s cash corrected');
  await correction.getByText('noy', { exact: true }).waitFor();
  await correction.getByText('"approvedBy":"keo"').waitFor();
});

test('the menu tells the shift lead how many wait; a rejected request changes nothing, and its reason is read by who asked', async () => {
  const member = await newMember(2_000_000);
  const cashier = await ask(member, '7000000');
  const lead = await work('/members', { viewport: desktop }, 'keo');
  const entry = lead.getByRole('menuitem', { name: 'To approve' });
  await expect.poll(async () => Number.parseInt(await entry.innerText(), 10)).toBeGreaterThan(0);
  await entry.click();
  await rowOf(lead, member.username).getByRole('link').first().click();
  await decide(lead, 'Reject', 'No such entry at the bank');
  await lead.getByText('Rejected', { exact: true }).waitFor();
  expect(await cashOf(member)).toBe('2000000.00');
  await cashier.reload();
  await cashier.getByText('No such entry at the bank').waitFor();
  expect(await cashier.getByRole('button', { name: 'Withdraw', exact: true }).count()).toBe(0);
});

test('customer service has no inbox, on screen or through the API', async () => {
  const page = await work('/members', { viewport: desktop }, 'seng');
  await page.getByRole('menuitem', { name: 'Members', exact: true }).waitFor();
  expect(await page.getByRole('menuitem', { name: 'To approve' }).count()).toBe(0);
  const token = await page.evaluate(() => sessionStorage.getItem('staff_token')!);
  expect(await call(backofficeUrl, 'GET', '/api/admin/approvals', undefined, token)).toMatchObject({
    code: 'FORBIDDEN',
  });
});
