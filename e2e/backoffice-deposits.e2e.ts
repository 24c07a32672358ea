import { expect, test } from 'vitest';
import { call } from './support/api.ts';
import { seriousFor } from './support/axe.ts';
import { expectNoSideways, rowOf, work } from './support/backoffice.ts';
import { desktop } from './support/browser.ts';
import { type Member, newMember } from './support/member.ts';
import { PIXEL } from './support/pixel.ts';
import { thisPlatform } from './support/this-platform.ts';

const { siteUrl, backofficeUrl } = thisPlatform();

/** A bank transfer, with the slip that its member sent. */
async function transferWithSlip(member: Member): Promise<string> {
  const wish = { method: 'transfer', amount: '250000', idempotencyKey: crypto.randomUUID() };
  const { value } = await call(siteUrl, 'POST', '/api/wallet/deposits', wish, member.token);
  const answer = await fetch(`${siteUrl}/api/wallet/deposits/${value.id}/slip`, {
    method: 'POST',
    headers: { authorization: `Bearer ${member.token}`, 'content-type': 'image/png' },
    body: PIXEL,
  });
  expect(answer.ok).toBe(true);
  return value.id;
}

test('a cashier claims a transfer, looks at its slip, and credits what really arrived', async () => {
  const member = await newMember();
  const id = await transferWithSlip(member);
  const page = await work('/deposits', { viewport: desktop }, 'noy');
  await rowOf(page, member.username).getByRole('link', { name: id, exact: true }).click();
  await page.getByRole('button', { name: 'Show the slips that the member sent' }).click();
  const picture = page.getByRole('img', { name: 'Slip 1 of the member' });
  await expect.poll(() => picture.evaluate((seen) => (seen as HTMLImageElement).naturalWidth)).toBe(1);

  await page.getByRole('button', { name: 'Claim', exact: true }).click();
  await page.getByLabel('Reason (kept in the log)').last().fill('my turn');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Credit', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What arrived, fee included').fill('249000');
  await dialog.getByLabel('Reason (kept in the log)').fill('seen at BCEL');
  expect(await seriousFor(page, 'html')).toEqual([]);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Give back' }).waitFor();
  await expectNoSideways(page);
  const { value } = await call(siteUrl, 'GET', '/api/wallet/balance', undefined, member.token);
  expect(value.balance).toBe('249000.00');
});

test('customer service sees a deposit, but neither the buttons nor the calls that decide', async () => {
  const id = await transferWithSlip(await newMember());
  const page = await work(`/deposits/${id}/show`, { viewport: desktop }, 'seng');
  await page.getByRole('button', { name: 'Show the slips that the member sent' }).waitFor();
  expect(await page.getByRole('button', { name: 'Claim', exact: true }).count()).toBe(0);
  const token = await page.evaluate(() => sessionStorage.getItem('staff_token')!);
  const decision = { act: 'claim', reason: 'not my work' };
  expect(await call(backofficeUrl, 'PUT', `/api/admin/deposits/${id}/decision`, decision, token)).toMatchObject({
    code: 'FORBIDDEN',
  });
});
