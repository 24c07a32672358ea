import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { call } from './support/api.ts';
import { seriousFor } from './support/axe.ts';
import { expectNoSideways, rowOf, work } from './support/backoffice.ts';
import { desktop } from './support/browser.ts';
import { PAYMENT_PASSWORD } from './support/identity.ts';
import { type Member, newMember, withPayee } from './support/member.ts';
import { runBin } from './support/platform.ts';
import { thisPlatform } from './support/this-platform.ts';

const { siteUrl, backofficeUrl, environment } = thisPlatform();
const PHONE = { width: 390, height: 844 };

async function asked(member: Member): Promise<string> {
  const { value: payees } = await call(siteUrl, 'GET', '/api/payees', undefined, member.token);
  const wish = {
    payeeId: payees.list[0].id,
    amount: '500000',
    paymentPassword: PAYMENT_PASSWORD,
    idempotencyKey: randomUUID(),
  };
  return (await call(siteUrl, 'POST', '/api/withdrawals', wish, member.token)).value.id;
}

/** Who pays what is approved: a provider by itself, or staff. */
async function payBy(whom: string): Promise<void> {
  const rule = ['withdrawals', 'rules', '--pay-by', whom, '--reason', 'a journey'];
  expect(await runBin('champa', rule, environment)).toMatchObject({ code: 0 });
}

test('a cashier claims a withdrawal, sees why it was stopped, looks up the account, and pays it in two parts', async () => {
  await payBy('staff');
  onTestFinished(() => payBy('sandpay'));
  const member = await withPayee(await newMember(2_000_000));
  const id = await asked(member);
  const page = await work('/withdrawals', { viewport: desktop }, 'noy');
  await rowOf(page, member.username).getByRole('link', { name: id, exact: true }).click();

  await page.getByText('The member’s first withdrawal').waitFor();
  const decide = async (act: string, reason: string) => {
    await page.getByRole('button', { name: act, exact: true }).click();
    await page.getByLabel('Reason (kept in the log)').last().fill(reason);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  await decide('Claim', 'my turn');
  await decide('Show in full', 'paying at the bank');
  await page.getByText('Keo Sengdara').waitFor();
  await decide('Approve', 'a known player');

  await page.getByText('Pay (500,000.00 LAK left)').waitFor();
  expect(await seriousFor(page, 'html')).toEqual([]);
  const pay = async (amount: string) => {
    await page.getByLabel('Amount').fill(amount);
    await page.getByRole('combobox', { name: 'By' }).click();
    await page.getByRole('option', { name: 'By hand, at the bank' }).click();
    await page.getByLabel('The bank’s reference').fill('BCEL 7');
    await page.getByLabel('Reason (kept in the log)').fill('two transfers');
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
  };
  await pay('200000');
  await page.getByText('Pay (300,000.00 LAK left)').waitFor();
  await pay('300000');
  await page.getByRole('button', { name: 'Count as received' }).waitFor();
  const { value } = await call(siteUrl, 'GET', `/api/withdrawals/${id}`, undefined, member.token);
  expect(value).toMatchObject({ state: 'paid' });
});

test('on a phone a shift lead rejects one; the money is back in the balance at once', async () => {
  const member = await withPayee(await newMember(2_000_000));
  const id = await asked(member);
  const page = await work(`/withdrawals/${id}/show`, { viewport: PHONE });
  for (const act of ['Claim', 'Reject']) {
    await page.getByRole('button', { name: act, exact: true }).click();
    await page.getByLabel('Reason (kept in the log)').last().fill('The account is not in your name.');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await page.getByText('Rejected').first().waitFor();
  await expectNoSideways(page);
  const { value } = await call(siteUrl, 'GET', '/api/wallet/balance', undefined, member.token);
  expect(value.balance).toBe('2000000.00');
});

test('customer service sees the queue, but neither the buttons nor the calls that decide', async () => {
  const id = await asked(await withPayee(await newMember(2_000_000)));
  const page = await work(`/withdrawals/${id}/show`, { viewport: desktop }, 'seng');
  await page.getByText('The member’s first withdrawal').waitFor();
  expect(await page.getByRole('button', { name: 'Claim' }).count()).toBe(0);
  const token = await page.evaluate(() => sessionStorage.getItem('staff_token')!);
  const decision = { act: 'claim', reason: 'not my work' };
  expect(await call(backofficeUrl, 'PUT', `/api/admin/withdrawals/${id}/decision`, decision, token)).toMatchObject({
    code: 'FORBIDDEN',
  });
});
