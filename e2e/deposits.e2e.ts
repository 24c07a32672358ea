import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { call, register } from './support/api.ts';
import { seriousFor } from './support/axe.ts';
import { phone, type Visit } from './support/browser.ts';
import { sql } from './support/database.ts';
import { on } from './support/devices.ts';
import { PATIENT } from './support/patience.ts';
import { runBin } from './support/platform.ts';
import { PIXEL } from './support/pixel.ts';
import { thisPlatform } from './support/this-platform.ts';
import { enter } from './support/windows.ts';

type Account = { username: string; password: string; token: string };

const { siteUrl, sandboxUrl, environment } = thisPlatform();

/** The phone uses the dark theme, the desktop the light one. */
const enterDeposit = (member: Account, viewport: { width: number; height: number }): Promise<Visit> =>
  enter(member, '/wallet/deposit', { viewport, colorScheme: viewport === phone ? 'dark' : 'light' });

const method = (page: Page, name: string) => page.locator('label').filter({ hasText: name });

async function choose(page: Page, name: string, preset: string): Promise<void> {
  await method(page, name).click(PATIENT);
  await page.getByRole('button', { name: preset, exact: true }).click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
}

const latest = async (member: Account) =>
  (await call(siteUrl, 'GET', '/api/wallet/deposits?pageSize=1', undefined, member.token)).value.list[0];
const balance = async (member: Account) =>
  (await call(siteUrl, 'GET', '/api/wallet/balance', undefined, member.token)).value.balance;
const press = (path_: string, fields: Record<string, string>) =>
  fetch(`${sandboxUrl}${path_}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
/** An employee claims a deposit and decides on it. */
async function decide(act: 'approve' | 'reject' | 'refund', id: string, ...words: string[]): Promise<void> {
  await sql(
    `UPDATE deposits.deposit SET claimed_by = 'staff:admin', claimed_at = now() WHERE id = $1 AND state <> 'credited'`,
    [id],
  );
  const answer = await runBin('champa', ['deposits', act, id, ...words], environment);
  expect(answer).toMatchObject({ code: 0, stderr: '' });
}

describe.each(on('phone'))('deposits on a %s', (_device, viewport) => {
  test('a payment code is shown, again after a reload, paid in a bank’s app, and credited automatically', async () => {
    const member = await register(siteUrl);
    const { page, context, errors } = await enterDeposit(member, viewport);
    await choose(page, 'LAO QR', '₭100,000.00');
    await page.getByRole('main').getByRole('img', { name: 'QR code' }).waitFor(PATIENT);
    await page
      .getByRole('timer')
      .filter({ hasText: /Time left: (30|29):\d\d/ })
      .waitFor();
    expect(await seriousFor(page, 'main')).toEqual([]);

    await page.reload();
    await page.getByRole('main').getByRole('img', { name: 'QR code' }).waitFor(PATIENT);
    await page.goBack();
    await page
      .getByRole('region', { name: 'Deposits under way' })
      .getByRole('button', { name: /LAO QR/ })
      .click(PATIENT);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the picture' }).click();
    expect((await (await saving).suggestedFilename()).endsWith('.png')).toBe(true);
    await page.getByText('Show the code as text').first().click();
    const payload = await page.getByText(/^000201/).innerText();

    const bank = await context.newPage();
    await bank.goto(`${sandboxUrl}/bank?lang=en`);
    await bank.getByLabel('The code’s text').fill(payload);
    await bank.getByRole('button', { name: 'Read the code' }).click();
    await bank.getByText('LAO QR', { exact: true }).waitFor();
    await bank.getByRole('button', { name: /^Pay/ }).click();
    await bank.getByText('Paid.').waitFor();

    await page.getByText('Deposit credited').first().waitFor(PATIENT);
    expect(await balance(member)).toBe('100000.00');
    await page.getByRole('button', { name: 'Done' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(errors).toEqual([]);
  });

  test('coins sent to an address are confirmed block by block; the fee is shown before and after', async () => {
    const member = await register(siteUrl);
    const { page } = await enterDeposit(member, viewport);
    await method(page, 'USDT').click(PATIENT);
    await page.getByRole('button', { name: '₭500,000.00', exact: true }).click();
    await page.getByText('₭492,500.00').waitFor();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByText('To this address on TRON').waitFor(PATIENT);
    expect(await seriousFor(page, 'main')).toEqual([]);

    const { address, amount } = (await latest(member)).instructions;
    await press('/chain', { act: 'send', address, coins: amount });
    await page.getByText('0 of 12 confirmations').waitFor(PATIENT);
    await press('/chain', { act: 'mine', address });
    await page.getByText('1 of 12 confirmations').waitFor(PATIENT);
    await press('/chain', { act: 'mineAll', address });
    await page.getByText('Deposit credited').first().waitFor(PATIENT);
    await page.getByText('₭7,500.00').waitFor();
    expect(await balance(member)).toBe('492500.00');
  });

  test('a bank transfer: reference, slip, staff; the received amount is credited', async () => {
    const member = await register(siteUrl);
    const { page } = await enterDeposit(member, viewport);
    await choose(page, 'Bank transfer', '₭200,000.00');
    await page.getByText(/^CH[A-Z2-9]{8}$/).waitFor(PATIENT);
    const slip = page.locator('input[type="file"]');
    await slip.setInputFiles({ name: 'slip.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no picture') });
    await page.getByText('This picture cannot be read.').waitFor();
    await slip.setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: PIXEL });
    await page.getByText('We are checking your payment').first().waitFor(PATIENT);
    expect(await seriousFor(page, 'main')).toEqual([]);

    const { id } = await latest(member);
    await decide('approve', id, '199000');
    await page.getByText('Deposit credited').first().waitFor(PATIENT);
    await page.getByText('₭199,000.00').first().waitFor();
    expect(await balance(member)).toBe('199000.00');

    await decide('refund', id, '--reason', 'Sent by another person');
    await page.getByText('Deposit refunded').first().waitFor(PATIENT);
    expect(await balance(member)).toBe('0.00');
  });

  test('every problem is explained, with a way to continue', async () => {
    const member = await register(siteUrl);
    const { page } = await enterDeposit(member, viewport);
    // An amount outside the limits, and no amount.
    await method(page, 'Bank transfer').click(PATIENT);
    await page.getByLabel('Amount').fill('5');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByText('The amount must be between').waitFor();
    // On a phone the button is a screen further down: the field must be visible again.
    await page.locator('input[inputmode=decimal]:focus').waitFor();
    await page.getByLabel('Amount').fill('much');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByText('Type an amount in figures').waitFor();

    // Rejected by staff, with a reason; then tried again.
    await page.getByRole('button', { name: '₭100,000.00', exact: true }).click();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByText(/^CH[A-Z2-9]{8}$/).waitFor(PATIENT);
    const { id } = await latest(member);
    await decide('reject', id, '--reason', 'The transfer did not arrive');
    await page.getByText('The deposit failed').waitFor(PATIENT);
    await page.getByText('The transfer did not arrive').waitFor();
    await page.getByRole('button', { name: 'Begin again' }).click();

    // Expired.
    await choose(page, 'LAO QR', '₭100,000.00');
    await page.getByRole('main').getByRole('img', { name: 'QR code' }).waitFor(PATIENT);
    const begun = await latest(member);
    await sql(`UPDATE deposits.deposit SET state = 'expired', reason = 'payment_expired' WHERE id = $1`, [begun.id]);
    await page.getByText('The payment page has expired').waitFor(PATIENT);
    await page.getByRole('button', { name: 'Begin again' }).click();

    // Too many at once.
    await sql(
      `UPDATE deposits.deposit SET created_at = created_at - interval '2 hours'
        WHERE member_id = (SELECT member_id FROM deposits.deposit WHERE id = $1)`,
      [begun.id],
    );
    for (let count = 0; count < 5; count++) {
      const body = { method: 'laoqr', amount: '50000', idempotencyKey: crypto.randomUUID() };
      expect(await call(siteUrl, 'POST', '/api/wallet/deposits', body, member.token)).toMatchObject({ status: 200 });
    }
    await choose(page, 'LAO QR', '₭100,000.00');
    await page.getByText(/You have begun many deposits|deposits that are not paid yet/).waitFor(PATIENT);
  });
});
