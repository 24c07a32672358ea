import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { call } from './support/api.ts';
import { seriousFor } from './support/axe.ts';
import { phone } from './support/browser.ts';
import { sql } from './support/database.ts';
import { on } from './support/devices.ts';
import { closeByEscape } from './support/dialogs.ts';
import { PAYMENT_PASSWORD } from './support/identity.ts';
import { type Member, newMember, withPaymentPassword } from './support/member.ts';
import { PATIENT } from './support/patience.ts';
import { runBin } from './support/platform.ts';
import { thisPlatform } from './support/this-platform.ts';
import { enterPage } from './support/windows.ts';

const { siteUrl, environment } = thisPlatform();
const PAGE = '/pointMall';

async function decide(...words: string[]): Promise<void> {
  expect(await runBin('champa', ['points', 'records', ...words], environment)).toMatchObject({ code: 0, stderr: '' });
}

/** A new member with a payment password and this many points. */
async function shopper(points: number): Promise<Member> {
  const member = await withPaymentPassword(await newMember());
  await sql(
    `WITH opened AS (
       INSERT INTO points.account (member_id, balance, version) VALUES ($1::bigint, $2::bigint, 1) RETURNING member_id, balance
     )
     INSERT INTO points.movement (member_id, version, kind, points, balance_after, cause, actor, at)
     SELECT member_id, 1, 'adjustment', balance, balance, 'journey', 'journey', now() FROM opened`,
    [member.id, points],
  );
  return member;
}

const get = async ({ token }: Member, path: string) => (await call(siteUrl, 'GET', path, undefined, token)).value;
const dialog = (page: Page) => page.getByRole('dialog');

async function openGoods(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await dialog(page).getByRole('heading', { name, exact: true }).waitFor();
}

describe.each(on('desktop'))('the points mall on a %s', (_device, viewport) => {
  test('shows the goods to visitors, and asks them to sign in', async () => {
    const page = await enterPage(null, PAGE, { viewport });
    await page.getByRole('heading', { name: 'Points mall' }).waitFor();
    await openGoods(page, 'Champa cap and shirt');
    await closeByEscape(page, dialog(page));
    await page.getByRole('tab', { name: 'Points rules' }).click();
    await page.getByText('How you earn points').waitFor();
    expect(await page.getByRole('tab').count()).toBe(2);
    await page.getByRole('tab', { name: 'Rewards' }).click();
    await openGoods(page, 'Champa cap and shirt');
    await dialog(page).getByRole('button', { name: 'Log in' }).click();
    await page.getByLabel('Username').waitFor();
  });

  test('goods are redeemed, tracked, approved and reported to the member', async () => {
    const member = await shopper(2500);
    const page = await enterPage(member, PAGE, { viewport });
    await page.getByRole('status').getByText('2,500', { exact: true }).waitFor();
    await openGoods(page, 'Champa cap and shirt');
    await dialog(page).getByRole('button', { name: 'Redeem', exact: true }).click();
    const send = dialog(page).getByRole('button', { name: 'Redeem for 1,800 points' });
    await send.click();
    await dialog(page).getByText('Please fill this in.').first().waitFor();
    expect(await seriousFor(page, '[role=dialog]')).toEqual([]);
    await dialog(page).getByLabel('Name of the recipient').fill('Keo Sengdara');
    await dialog(page).getByLabel('Phone number').fill('+856 20 5555 0100');
    await dialog(page).getByLabel('Address').fill('Ban Phonsinouan, Vientiane');
    await dialog(page).getByLabel('Payment password', { exact: true }).fill('000000');
    await send.click();
    await dialog(page).getByText('The payment password is wrong.').waitFor();
    await dialog(page).getByLabel('Payment password', { exact: true }).fill(PAYMENT_PASSWORD);
    await send.dblclick();
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByRole('status').getByText('700', { exact: true }).waitFor();

    await page.getByRole('tab', { name: 'Redeem history' }).click();
    const records = page.getByRole('list', { name: 'Redeem history' });
    await records.getByText('In process', { exact: true }).filter({ visible: true }).waitFor();
    await records.getByText('Ban Phonsinouan, Vientiane').waitFor();
    const [{ reference }] = (await get(member, '/api/points/redemptions')).list;
    await decide('approve', reference, '--tracking', 'HAL-7', '--remark', 'Wear it well');
    await page.reload();
    await records.getByText('Approved', { exact: true }).filter({ visible: true }).waitFor();
    await records.getByText('HAL-7').waitFor();
    await records.getByText('Wear it well').waitFor();
    await page.goto('/member/messageV2');
    await page.getByText('Your reward was approved').waitFor();
  });

  test('points become money in the balance', async () => {
    const member = await shopper(1234);
    const page = await enterPage(member, PAGE, { viewport });
    await page.getByRole('button', { name: 'Convert to money' }).click();
    await dialog(page).getByLabel('How many points').fill('150');
    await dialog(page).getByRole('button', { name: 'Convert', exact: true }).click();
    await dialog(page).getByText('Choose a whole number of steps of 100').waitFor();
    await dialog(page).getByRole('button', { name: 'All', exact: true }).click();
    await dialog(page).getByText('₭60,000.00', { exact: true }).waitFor();
    await dialog(page).getByLabel('Payment password', { exact: true }).fill(PAYMENT_PASSWORD);
    await dialog(page).getByRole('button', { name: 'Convert', exact: true }).dblclick();
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByRole('status').getByText('34', { exact: true }).waitFor();
    expect((await get(member, '/api/wallet/balance')).balance).toBe('60000.00');
    await page.getByRole('tab', { name: 'Points details' }).click();
    const details = page.getByRole('list', { name: 'Points details' });
    await details.getByText('Converted to money').waitFor();
    await details.getByText('-1,200').waitFor();
  });

  test('goods that cannot be taken say why; Back closes the dialog', async () => {
    const member = await shopper(50);
    const page = await enterPage(member, PAGE, { viewport });
    await openGoods(page, 'Monsoon umbrella');
    await dialog(page).getByText('You need 1,150 more points.').waitFor();
    expect(await dialog(page).getByRole('button', { name: 'Redeem', exact: true }).isDisabled()).toBe(true);
    await page.goBack();
    await dialog(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe(PAGE);
    await openGoods(page, 'Instant camera');
    expect(await dialog(page).getByRole('button', { name: 'Sold out' }).isDisabled()).toBe(true);
  });
});

test('a rejection returns the points, and says why', async () => {
  const member = await shopper(1500);
  const [umbrella] = (await get(member, '/api/points/goods')).list.filter(
    ({ name }: { name: { en: string } }) => name.en === 'Monsoon umbrella',
  );
  const recipient = { name: 'Keo Sengdara', phone: '02055550100', address: 'Ban Phonsinouan, Vientiane', account: '' };
  const wish = { goodsId: umbrella.id, quantity: 1, recipient, paymentPassword: PAYMENT_PASSWORD };
  const body = { ...wish, idempotencyKey: crypto.randomUUID() };
  const { value } = await call(siteUrl, 'POST', '/api/points/redemptions', body, member.token);
  const page = await enterPage(member, `${PAGE}?tab=records`, { viewport: phone });
  await page.getByText('In process', { exact: true }).filter({ visible: true }).waitFor();
  await decide('reject', value.reference, '--remark', 'We do not deliver there');
  // Updated live, without a reload.
  await page.getByText('We do not deliver there').waitFor(PATIENT);
  await page.getByText('Rejected', { exact: true }).filter({ visible: true }).waitFor();
  await page.getByRole('status').getByText('1,500', { exact: true }).waitFor();
});
