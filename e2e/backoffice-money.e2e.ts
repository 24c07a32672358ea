import { expect, onTestFinished, test } from 'vitest';
import { call } from './support/api.ts';
import { seriousFor } from './support/axe.ts';
import { expectNoSideways, rowOf, staffSession, work } from './support/backoffice.ts';
import { desktop } from './support/browser.ts';
import { type Member, newMember } from './support/member.ts';
import { PIXEL } from './support/pixel.ts';
import { runBin } from './support/platform.ts';
import { thisPlatform } from './support/this-platform.ts';
import { enter } from './support/windows.ts';

const { siteUrl, backofficeUrl } = thisPlatform();

/** A bank transfer that a cashier has credited. */
async function credited(member: Member): Promise<string> {
  const wish = { method: 'transfer', amount: '250000', idempotencyKey: crypto.randomUUID() };
  const { value } = await call(siteUrl, 'POST', '/api/wallet/deposits', wish, member.token);
  await fetch(`${siteUrl}/api/wallet/deposits/${value.id}/slip`, {
    method: 'POST',
    headers: { authorization: `Bearer ${member.token}`, 'content-type': 'image/png' },
    body: PIXEL,
  });
  const cashier = await staffSession('noy');
  const path = `/api/admin/deposits/${value.id}`;
  const claim = { act: 'claim', reason: 'my turn' };
  expect(await call(backofficeUrl, 'PUT', `${path}/decision`, claim, cashier)).toMatchObject({ success: true });
  const approval = { received: '250000', reason: 'seen at the bank' };
  expect(await call(backofficeUrl, 'PUT', `${path}/approval`, approval, cashier)).toMatchObject({ success: true });
  return value.id;
}

/** Restores a method even if the journey fails. */
async function switchOn(method: string): Promise<void> {
  const change = { enabled: true, reason: 'the journey is over' };
  await call(backofficeUrl, 'PUT', `/api/admin/payments/methods/${method}/switch`, change, await staffSession());
}

test('a shift lead switches a way to pay in off: an open deposit form offers it no more, and again when it is on', async () => {
  onTestFinished(() => switchOn('ewallet'));
  const { page: form } = await enter(await newMember(), '/wallet/deposit', { viewport: desktop });
  const offered = form.locator('label').filter({ hasText: 'E-wallet' });
  await offered.waitFor();

  const page = await work('/depositMethods', { viewport: desktop }, 'keo');
  const turn = async (label: string, consequence: string) => {
    await rowOf(page, 'E-wallet').getByRole('button', { name: label, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(consequence).waitFor();
    await dialog.getByLabel('Reason (kept in the log)').fill('the provider is slow');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  await turn('Switch off', 'members are offered it no more, on open deposit forms too');
  await offered.waitFor({ state: 'detached' });
  await turn('Switch on', 'members are offered it again at once');
  await offered.waitFor();
  await expectNoSideways(page);
});

test('two who change the terms of one method: the second reads what the first made of them, and decides', async () => {
  const page = await work('/depositMethods/promptpay/show', { viewport: desktop }, 'keo');
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Place in the form').fill('40');
  await dialog.getByLabel('Reason (kept in the log)').fill('a better order');

  const path = '/api/admin/payments/methods/promptpay';
  const token = await staffSession();
  const { value: read } = await call(backofficeUrl, 'GET', path, undefined, token);
  const { names, min, presets, fee, hours, sort, revision } = read;
  const first = { names, min, max: '60000', presets, fee, hours, sort, revision, reason: 'a higher limit' };
  expect(await call(backofficeUrl, 'PUT', path, first, token)).toMatchObject({ success: true });

  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.getByText(/admin has changed this .* Now it is: .*60,000\.00/).waitFor();
  expect(await dialog.getByLabel('Place in the form').inputValue()).toBe('40');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.waitFor({ state: 'detached' });
  const { value: after } = await call(backofficeUrl, 'GET', path, undefined, token);
  expect(after).toMatchObject({ sort: 40, max: '50000.00' });
});

test('a provider is asked whether it is there and knows our key, and its answer is shown', async () => {
  const page = await work('/paymentProviders', { viewport: desktop }, 'keo');
  await page.getByRole('link', { name: 'SandPay' }).click();
  await page.getByRole('button', { name: 'Ask now' }).click();
  await page.getByText(/Deposits · answered in \d+ ms/).waitFor();
  await page.getByText(/Payouts · answered in \d+ ms/).waitFor();
  expect(await page.getByRole('button', { name: 'Replace the key' }).count()).toBe(0);
  expect(await seriousFor(page, 'html')).toEqual([]);
  await expectNoSideways(page);
});

test('from a member’s balance a shift lead goes down to the deposit that caused a movement', async () => {
  const member = await newMember();
  const deposit = await credited(member);
  const page = await work(`/members/${member.id}/show/movements`, { viewport: desktop }, 'keo');
  await page.getByRole('link', { name: 'Cash', exact: true }).click();
  const line = rowOf(page, 'Deposit · Bank transfer');
  await line.getByText('+250,000.00').waitFor();
  await line.getByRole('link', { name: /^Payment provider house-bank/ }).waitFor();
  await line.getByRole('link').first().click();

  await page.getByRole('heading', { name: 'Place in the hash chain' }).waitFor();
  await page.getByText('Balance after: 250,000.00 LAK').waitFor();
  expect(await seriousFor(page, 'html')).toEqual([]);
  await expectNoSideways(page);
  await page.getByRole('link', { name: 'Deposit · Bank transfer' }).click();
  await page.waitForURL(`**/#/deposits/${deposit}/show`);
  await page.getByText('Credited to the balance').waitFor();
});

test('customer service finds neither the ledger nor the providers, on screen nor by calls', async () => {
  const page = await work('/members', { viewport: desktop }, 'seng');
  await page.getByRole('menuitem', { name: 'Members', exact: true }).waitFor();
  for (const name of ['Ledger', 'Accounts', 'Journal', 'Payment providers', 'Ways to pay in'])
    expect(await page.getByRole('menuitem', { name, exact: true }).count()).toBe(0);
  const token = await page.evaluate(() => sessionStorage.getItem('staff_token')!);
  const refused: ['GET' | 'PUT' | 'POST', string, object?][] = [
    ['GET', '/ledger/accounts/all'],
    ['GET', '/ledger/journal/1'],
    ['GET', '/payments/providers'],
    ['POST', '/payments/providers/sandpay/test'],
    ['PUT', '/payments/methods/card/switch', { enabled: false, reason: 'not my work' }],
  ];
  for (const [method, path, body] of refused)
    expect(await call(backofficeUrl, method, `/api/admin${path}`, body, token)).toMatchObject({ code: 'FORBIDDEN' });
});

test('a payment that its provider never told of is found by reconciliation, and explained; an auditor only reads it', async () => {
  const member = await newMember();
  const wish = { method: 'card', amount: '77000', idempotencyKey: crypto.randomUUID() };
  const { value: deposit } = await call(siteUrl, 'POST', '/api/wallet/deposits', wish, member.token);
  const paid = new URLSearchParams({ outcome: 'pay', delivery: 'lost', method: 'qr' });
  await fetch(deposit.paymentUrl, { method: 'POST', body: paid, redirect: 'manual' });
  const today = Temporal.Now.zonedDateTimeISO('Asia/Vientiane').toPlainDate().toString();
  const { environment } = thisPlatform();
  expect(await runBin('champa', ['reconciliation', 'compare', 'sandpay', today], environment)).toMatchObject({
    code: 0,
  });

  const page = await work('/reconciliation', { viewport: desktop }, 'noy');
  await rowOf(page, today).getByRole('link', { name: today }).click();
  const row = rowOf(page, member.username);
  await row.getByText('77,000.00').waitFor();
  await row.getByText('did not move').waitFor();
  expect(await seriousFor(page, 'main')).toEqual([]);
  await row.getByRole('button', { name: 'Explain' }).click();
  await page.getByLabel('Reason (kept in the log)').fill('SandPay was asked, and will tell us');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await row.getByText('Explained').waitFor();
  await row.getByText('noy: SandPay was asked, and will tell us').waitFor();
  const day = page.url();
  await row.getByRole('link', { name: `Deposit ${deposit.id}` }).click();
  await page.getByText('Pending').first().waitFor();

  const auditor = await work(new URL(day).hash.slice(1), { viewport: desktop }, 'mali');
  await rowOf(auditor, member.username).getByText('Explained').waitFor();
  expect(await auditor.getByRole('button', { name: 'Open again' }).count()).toBe(0);
  const change = { state: 'open', reason: 'to see what happens' };
  const path = '/api/admin/reconciliation/differences/1';
  expect(await call(backofficeUrl, 'PUT', path, change, await staffSession('mali'))).toMatchObject({
    code: 'FORBIDDEN',
  });
  await expectNoSideways(auditor);
});

test('a day of a vendor is compared with its report; a shift lead has it compared again, an auditor only reads it', async () => {
  const today = Temporal.Now.zonedDateTimeISO('Asia/Vientiane').toPlainDate().toString();
  const { environment } = thisPlatform();
  const compare = ['reconciliation', 'compare', 'NAGASPIN', today, '--vendor'];
  expect(await runBin('champa', compare, environment)).toMatchObject({ code: 0 });

  const page = await work('/vendorReconciliation', { viewport: desktop }, 'keo');
  await rowOf(page, today).getByRole('link', { name: today }).click();
  await page.getByText('Transactions of which the vendor and our books do not say the same.').waitFor();
  expect(await seriousFor(page, 'main')).toEqual([]);
  const day = new URL(page.url()).hash.slice(1);
  await page.getByRole('button', { name: 'Compare again' }).click();
  await page.getByLabel('Reason (kept in the log)').fill('the vendor has sent what was missing');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page
    .getByText(/Being compared|Matches|Differs/)
    .first()
    .waitFor();

  const auditor = await work(day, { viewport: desktop }, 'mali');
  await auditor.getByText('Transactions of which the vendor and our books do not say the same.').waitFor();
  expect(await auditor.getByRole('button', { name: 'Compare again' }).count()).toBe(0);
  const path = `/api/admin/vendor-reconciliation/${day.split('/')[2]}/compare`;
  const body = { reason: 'to see what happens' };
  expect(await call(backofficeUrl, 'POST', path, body, await staffSession('mali'))).toMatchObject({
    code: 'FORBIDDEN',
  });
  await expectNoSideways(auditor);
});
