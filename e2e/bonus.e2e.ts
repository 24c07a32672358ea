import type { Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { call, register } from './support/api.ts';
import { seriousFor } from './support/axe.ts';
import { closeBrowser, desktop, phone, type Visit, visit } from './support/browser.ts';
import { closeByEscape } from './support/dialogs.ts';
import { PATIENT } from './support/patience.ts';
import { runBin } from './support/platform.ts';
import { thisPlatform } from './support/this-platform.ts';

type Account = { username: string; password: string; token: string };

const { siteUrl, environment } = thisPlatform();
const open: Visit[] = [];

afterEach(async () => {
  for (const { context } of open.splice(0)) await context.close();
});
afterAll(closeBrowser);

/** A window in which the member is signed in. */
async function enter(member: Account, address: string, viewport: { width: number; height: number }): Promise<Visit> {
  const visited = await visit(`${address}?token=${member.token}`, { viewport, announcementsClosed: true });
  open.push(visited);
  return visited;
}

const champa = (...words: string[]) => runBin('champa', words, environment);
const give = (member: Account, amount: string) =>
  champa('bonus', 'grant', member.username, '--offer', 'birthday', '--amount', amount, '--reason', 'journey');
const bonuses = async (member: Account) =>
  (await call(siteUrl, 'GET', '/api/bonus', undefined, member.token)).value.list;
const money = async (member: Account) =>
  (await call(siteUrl, 'GET', '/api/wallet/balance', undefined, member.token)).value;
const shown = (page: Page) => page.getByRole('region', { name: 'Bonus details' });
const card = (page: Page, name: string) => shown(page).getByRole('article', { name });
const offer = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Bonus' }).locator('label').filter({ hasText: name });

describe.each([
  ['phone', phone],
  ['desktop', desktop],
] as const)('bonus money on a %s', (_device, viewport) => {
  test('is chosen with a deposit, granted with it, and brought forward by play, all of it live', async () => {
    const member = await register(siteUrl);
    const { page, context, errors } = await enter(member, '/member/bonusDetails', viewport);
    await page.getByText('You have no bonus yet').waitFor(PATIENT);
    await shown(page).getByRole('link', { name: 'Deposit' }).click();
    await page.waitForURL((url) => url.pathname === '/wallet/deposit');

    // Nothing is chosen unless the member does, and what does not fit cannot be.
    await offer(page, 'No bonus').waitFor(PATIENT);
    expect(await offer(page, 'No bonus').getByRole('radio').isChecked()).toBe(true);
    await page.getByLabel('Amount').fill('20000');
    await offer(page, 'Welcome bonus').getByText('From a deposit of ₭50,000.00').waitFor();
    expect(await offer(page, 'Welcome bonus').getByRole('radio').isDisabled()).toBe(true);
    await page.getByRole('button', { name: '₭100,000.00' }).click();
    await offer(page, 'Welcome bonus').click();
    await offer(page, 'Welcome bonus').getByText('You get ₭100,000.00').waitFor();
    await offer(page, 'Welcome bonus').getByText('₭2,000,000.00').waitFor();
    expect(await seriousFor(page, 'main')).toEqual([]);

    await page.locator('label').filter({ hasText: 'Bank card' }).click();
    const popup = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    const payment = await popup;
    await payment.locator('button[value="pay"]').first().click(PATIENT);
    await page.getByText('Deposit credited').first().waitFor(PATIENT);
    await payment.close().catch(() => undefined);
    await page.getByText('+₭100,000.00 bonus').first().waitFor(PATIENT);

    await page.goto('/member/bonusDetails');
    const welcome = card(page, 'Welcome bonus 100%');
    await welcome.getByText('Active').waitFor(PATIENT);
    await welcome.getByText('₭0.00 of ₭2,000,000.00').waitFor();
    await welcome.getByRole('button', { name: 'Conditions' }).click();
    await welcome.getByText('Stakes count in full').first().waitFor();
    await welcome.getByText('10% of a stake counts').waitFor();
    expect(await seriousFor(page, '[role=dialog]')).toEqual([]);

    const { value } = await call(siteUrl, 'GET', '/api/games?category=RNG&pageSize=1&language=en');
    const table = await context.newPage();
    await table.goto(`/play/${value.games[0].nodeId}?token=${member.token}`);
    const spin = table.frameLocator('iframe').getByRole('button', { name: /^spin/i, disabled: false }).first();
    await spin.waitFor({ timeout: 120_000 });
    await spin.dispatchEvent('click');
    await welcome.getByText(/^₭[1-9][\d,.]* of ₭2,000,000\.00$/).waitFor({ timeout: 120_000 });
    const [bonus] = await bonuses(member);
    expect(Number(bonus.wagered)).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  });

  test('is given up after a question, with its money; cash stays, and the next one begins', async () => {
    const member = await register(siteUrl);
    expect(await give(member, '30000')).toMatchObject({ code: 0 });
    expect(await give(member, '20000')).toMatchObject({ code: 0 });
    const { page } = await enter(member, '/member/bonusDetails', viewport);
    const first = card(page, 'Birthday gift').first();
    await first.getByText('Active').waitFor(PATIENT);
    await card(page, 'Birthday gift').nth(1).getByText('Waiting').waitFor();
    await first.getByRole('button', { name: 'Movements' }).click();
    await first.getByText('Bonus granted').waitFor();

    await first.getByRole('button', { name: 'Give up bonus' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText('₭30,000.00').waitFor();
    await closeByEscape(page, question);
    expect((await bonuses(member)).map(({ state }: { state: string }) => state)).toEqual(['active', 'queued']);

    await first.getByRole('button', { name: 'Give up bonus' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Give up bonus' }).click();
    await card(page, 'Birthday gift').filter({ hasText: 'Given up' }).waitFor(PATIENT);
    await card(page, 'Birthday gift').filter({ hasText: 'Active' }).getByText('₭20,000.00').first().waitFor();
    expect(await money(member)).toMatchObject({ balance: '0.00', bonus: '20000.00' });
    await page.getByText('+₭20,000.00 bonus').first().waitFor(PATIENT);
  });

  test('that cannot be loaded says so, and comes when asked again', async () => {
    const member = await register(siteUrl);
    await give(member, '10000');
    const { page } = await enter(member, '/member/limits', viewport);
    await page.route('**/api/bonus', (route) => route.abort());
    await page.goto('/member/bonusDetails');
    const again = shown(page).getByRole('button', { name: 'Try again' });
    await again.waitFor(PATIENT);
    await page.unroute('**/api/bonus');
    await again.click();
    await card(page, 'Birthday gift').waitFor(PATIENT);
  });
});

test('the command line tells offers and bonuses, and takes one back for a reason', async () => {
  const member = await register(siteUrl);
  await give(member, '15000');
  const listed = await champa('bonus', 'list', member.username);
  const [{ id }] = JSON.parse(listed.stdout) as [{ id: string }];
  expect((await champa('bonus', 'list')).stdout).toContain('welcome100\tfirst_deposit\tenabled');
  expect(await champa('bonus', 'forfeit', member.username, '--bonus', id)).toMatchObject({ code: 1 });
  const taken = await champa('bonus', 'forfeit', member.username, '--bonus', id, '--reason', 'two accounts');
  expect(taken).toMatchObject({ code: 0, stdout: `bonus ${id} is forfeited\n` });
  expect(await money(member)).toMatchObject({ bonus: '0.00' });
  expect(await champa('ledger', 'verify')).toMatchObject({ code: 0 });
});
