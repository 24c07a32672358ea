import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { call } from './support/api.ts';
import { seriousFor } from './support/axe.ts';
import { on } from './support/devices.ts';
import { closeByEscape } from './support/dialogs.ts';
import { type Member, newMember } from './support/member.ts';
import { PATIENT } from './support/patience.ts';
import { runBin } from './support/platform.ts';
import { playAtStudio } from './support/play.ts';
import { thisPlatform } from './support/this-platform.ts';
import { enter } from './support/windows.ts';

const { siteUrl, environment } = thisPlatform();
const PAGE = '/member/bonusDetails';

async function give(member: Member, amount: string): Promise<void> {
  const words = ['bonus', 'grant', member.username, '--offer', 'birthday', '--amount', amount, '--reason', 'journey'];
  expect(await runBin('champa', words, environment)).toMatchObject({ code: 0, stderr: '' });
}

const bonuses = async (member: Member) =>
  (await call(siteUrl, 'GET', '/api/bonus', undefined, member.token)).value.list;
const money = async (member: Member) =>
  (await call(siteUrl, 'GET', '/api/wallet/balance', undefined, member.token)).value;
const shown = (page: Page) => page.getByRole('region', { name: 'Bonus details' });
const card = (page: Page, name: string) => shown(page).getByRole('article', { name });
const offer = (page: Page, name: string) =>
  // An offer names those that it shuts out: its own name comes first.
  page
    .getByRole('group', { name: 'Bonus' })
    .locator('label')
    .filter({ hasText: new RegExp(`^${name}`) });

describe.each(on('phone'))('bonus money on a %s', (_device, viewport) => {
  test('is chosen with a deposit, granted with it, and progresses live with play', async () => {
    const member = await newMember();
    const { page, context, errors } = await enter(member, PAGE, { viewport });
    await page.getByText('You have no bonus yet').waitFor(PATIENT);
    await shown(page).getByRole('link', { name: 'Deposit' }).click();
    await page.waitForURL((url) => url.pathname === '/wallet/deposit');

    // Nothing is chosen by default, and an offer that does not fit cannot be chosen.
    await offer(page, 'No bonus').waitFor(PATIENT);
    expect(await offer(page, 'No bonus').getByRole('radio').isChecked()).toBe(true);
    await page.getByLabel('Amount').fill('20000');
    await offer(page, 'Welcome bonus').getByText('From a deposit of ₭50,000.00').waitFor();
    await offer(page, 'Welcome bonus').getByText('Not together on one deposit with: Reload bonus 30%.').waitFor();
    const ends = 'A deposit with this choice ends these offers: Welcome bonus 100%.';
    await offer(page, 'Reload bonus').getByText(ends).waitFor();
    await offer(page, 'No bonus').getByText(ends).waitFor();
    expect(await offer(page, 'Welcome bonus').getByRole('radio').isDisabled()).toBe(true);
    await page.getByRole('button', { name: '₭100,000.00' }).click();
    await expect.poll(() => offer(page, 'Welcome bonus').getByRole('radio').isEnabled(), PATIENT).toBe(true);
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

    await page.goto(PAGE);
    const welcome = card(page, 'Welcome bonus 100%');
    await welcome.getByText('Active').waitFor(PATIENT);
    await welcome.getByText('₭0.00 of ₭2,000,000.00').waitFor();
    await welcome.getByRole('button', { name: 'Conditions' }).click();
    await welcome.getByText('Stakes count in full').first().waitFor();
    await welcome.getByText('10% of a stake counts').waitFor();
    expect(await seriousFor(page, '[role=dialog]')).toEqual([]);

    const { value } = await call(
      siteUrl,
      'GET',
      '/api/games?category=RNG&gameName=Dancing%20Kingdom&pageSize=1&language=en',
    );
    await playAtStudio(member, value.games[0].nodeId);
    await welcome.getByText(/^₭[1-9][\d,.]* of ₭2,000,000\.00$/).waitFor(PATIENT);
    const [bonus] = await bonuses(member);
    expect(Number(bonus.wagered)).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  });

  test('is loaded again after a failure; it is forfeited after a question, with its money', async () => {
    const member = await newMember(5000);
    await give(member, '30000');
    const { page } = await enter(member, '/help', { viewport });
    const refusal = { success: false, code: 'SYSTEM_ERROR', message: '', value: {} };
    await page.route('**/api/bonus', (route) => route.fulfill({ status: 500, json: refusal }));
    await page.goto(PAGE);
    const again = shown(page).getByRole('button', { name: 'Try again' });
    await again.waitFor(PATIENT);
    await page.unroute('**/api/bonus');
    await again.click();
    const gift = card(page, 'Birthday gift');
    await gift.getByText('Active').waitFor(PATIENT);
    await gift.getByRole('button', { name: 'Movements' }).click();
    await gift.getByText('Bonus granted').waitFor();

    await gift.getByRole('button', { name: 'Give up bonus' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText('₭30,000.00').waitFor();
    await closeByEscape(page, question);
    expect((await bonuses(member)).map(({ state }: { state: string }) => state)).toEqual(['active']);
    await gift.getByRole('button', { name: 'Give up bonus' }).click();
    await question.getByRole('button', { name: 'Give up bonus' }).click();
    await gift.getByText('Given up').waitFor(PATIENT);
    expect(await money(member)).toMatchObject({ balance: '5000.00', bonus: '0.00' });
  });
});
