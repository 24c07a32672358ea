import { randomInt } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { call } from './support/api.ts';
import { seriousFor, settled } from './support/axe.ts';
import { sql } from './support/database.ts';
import { closeByEscape } from './support/dialogs.ts';
import { on } from './support/devices.ts';
import { PAYMENT_PASSWORD, setPaymentPassword } from './support/identity.ts';
import { type Member, newMember, withPayee } from './support/member.ts';
import { PATIENT } from './support/patience.ts';
import { widthsShown } from './support/pictures.ts';
import { PIXEL } from './support/pixel.ts';
import { runBin } from './support/platform.ts';
import { gameOf, play } from './support/play.ts';
import { thisPlatform } from './support/this-platform.ts';
import { enterPage } from './support/windows.ts';

const { siteUrl, environment } = thisPlatform();
const PAGE = '/member/withdraw';

/** A member with money, a payment password and a usable payee. */
const readyMember = async (): Promise<Member> => withPayee(await newMember(2_000_000));

async function champa(...words: string[]): Promise<string> {
  const { code, stdout, stderr } = await runBin('champa', ['withdrawals', ...words], environment);
  if (code !== 0) throw new Error(stderr);
  return stdout;
}

const WHY = ['--reason', 'checked the account'];

const ask = (page: Page): Locator => page.getByRole('button', { name: 'Withdraw', exact: true });
const status = (page: Page, word: string): Promise<void> =>
  page.getByRole('status').getByText(word, { exact: true }).waitFor(PATIENT);

async function fill(page: Page, amount: string, password = PAYMENT_PASSWORD): Promise<void> {
  await page.getByLabel('Amount', { exact: true }).fill(amount);
  await page.getByLabel('Payment password', { exact: true }).fill(password);
}

/** Requests a withdrawal with the form. @returns its number */
async function withdraw(page: Page, amount: string): Promise<string> {
  await fill(page, amount);
  await ask(page).click();
  await page.waitForURL(/withdrawal=\d+/);
  return new URL(page.url()).searchParams.get('withdrawal')!;
}

async function cash({ token }: Member): Promise<string> {
  return (await call(siteUrl, 'GET', '/api/wallet/balance', undefined, token)).value.balance as string;
}

describe.each(on('phone'))('withdrawing on a %s', (_device, viewport) => {
  test('leads a new member to each missing step in turn', async () => {
    const member = await newMember();
    const page = await enterPage(member, '/help', { viewport });
    await page.getByRole('button', { name: 'My account' }).first().click();
    await page.getByRole('menuitem', { name: 'Withdraw', exact: true }).click();
    await page.waitForURL(`**${PAGE}`);
    await page.getByRole('link', { name: 'Set the payment password' }).click();
    await page.waitForURL('**/member/securityCenter?panel=paymentPassword');
    await setPaymentPassword(member.token);
    await page.goto(PAGE);
    await page.getByRole('link', { name: 'Add an account' }).click();
    await page.waitForURL('**/member/securityCenter?panel=addPayee');
  });

  test('a small amount is paid automatically: requested, followed live, received', async () => {
    const member = await readyMember();
    const page = await enterPage(member, PAGE, { viewport });
    await page.getByText('Nothing is left to stake. You can withdraw.').waitFor();
    await page.getByText('The next one is free').waitFor();
    await settled(page.getByRole('dialog'));
    expect(await seriousFor(page, '[role=dialog]')).toEqual([]);

    await fill(page, '100000', '000000');
    await ask(page).click();
    await page.getByText('The payment password is wrong.').waitFor();
    expect(await cash(member)).toBe('2000000.00');

    await page.getByRole('button', { name: '₭200,000.00', exact: true }).click();
    await page.getByLabel('Payment password', { exact: true }).fill(PAYMENT_PASSWORD);
    await ask(page).dblclick();
    await page.waitForURL(/withdrawal=\d+/);
    await status(page, 'Paid');
    expect(await cash(member)).toBe('1800000.00');

    await page.getByRole('button', { name: 'I have received it' }).click();
    await page.getByRole('button', { name: 'Yes, received' }).click();
    await status(page, 'Received');
    await page.getByRole('button', { name: 'All withdrawals' }).click();
    await page.getByRole('region', { name: 'Your withdrawals' }).getByText('Received').waitFor();
    expect(await page.getByRole('region', { name: 'Your withdrawals' }).getByRole('listitem').count()).toBe(1);
  });

  test('an impossible amount is explained beside the field; a larger sum waits for staff, and can be cancelled until then', async () => {
    const member = await readyMember();
    const page = await enterPage(member, PAGE, { viewport });
    for (const [typed, told] of [
      ['5e5', 'Type an amount in figures, with at most 2 decimals.'],
      ['49999', 'between ₭50,000.00'],
      ['2000001', 'There is not enough money in the balance for this.'],
    ] as const) {
      await fill(page, typed);
      await ask(page).click();
      await page.getByRole('alert').filter({ hasText: told }).waitFor();
    }
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await expect.poll(() => page.getByLabel('Amount', { exact: true }).inputValue(), PATIENT).toBe('2,000,000');
    expect(await cash(member)).toBe('2000000.00');

    const id = await withdraw(page, '500000');
    await status(page, 'Requested');
    await settled(page.getByRole('dialog'));
    expect(await seriousFor(page, '[role=dialog]')).toEqual([]);
    expect(await cash(member)).toBe('1500000.00');
    await page.goBack();
    await page.getByRole('region', { name: 'Your withdrawals' }).getByText('Requested').click();
    await page.waitForURL(new RegExp(`withdrawal=${id}`));
    await page.getByRole('button', { name: 'Cancel the withdrawal' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText('Nobody has looked at it yet.').waitFor();
    await closeByEscape(page, question);
    await page.getByRole('button', { name: 'Cancel the withdrawal' }).click();
    await page.getByRole('button', { name: 'Yes, cancel' }).click();
    await status(page, 'Cancelled');
    expect(await cash(member)).toBe('2000000.00');
  });

  test('paid in parts: one received, one disputed with a picture, settled by staff, all live', async () => {
    const member = await readyMember();
    const page = await enterPage(member, PAGE, { viewport });
    const id = await withdraw(page, '500000');
    await status(page, 'Requested');
    await champa('claim', id, ...WHY);
    await status(page, 'Being looked at');
    await page.getByRole('button', { name: 'Cancel the withdrawal' }).waitFor({ state: 'detached' });
    // The demo's provider would pay approved withdrawals at once: staff pay this one in parts.
    await payBy(null);
    onTestFinished(() => payBy('sandpay'));
    await champa('approve', id, ...WHY);
    await payBy('sandpay');
    await champa('pay', id, ...WHY, '--by-hand', 'BCEL 1', '--part', '300000', '--part', '200000');
    await status(page, 'Paid');

    await page.getByRole('button', { name: 'Part 1 has arrived' }).click();
    const facts = page.locator('dl').last();
    await facts.getByText('₭300,000.00').waitFor();
    await facts.getByText('₭200,000.00').waitFor();
    await page.getByRole('button', { name: 'Not received' }).click();
    await page.waitForURL(/dispute=1/);
    const tell = page.getByRole('button', { name: 'Tell us it has not arrived' });
    expect(await tell.isDisabled()).toBe(true);
    await page.getByLabel('Add a picture').setInputFiles({
      name: 'statement.png',
      mimeType: 'image/png',
      buffer: Buffer.from('not a picture at all'),
    });
    await page.getByText('This picture cannot be read. Choose a png or jpg.').waitFor();
    await page
      .getByLabel('Add a picture')
      .setInputFiles({ name: 'statement.png', mimeType: 'image/png', buffer: PIXEL });
    await page.getByText('Pictures: 1 of 3').waitFor();
    expect(await widthsShown(page.getByRole('img', { name: 'Picture 1' }))).toEqual([1]);
    await tell.click();
    await status(page, 'Not received');
    await champa('refund', id, '--reason', 'The bank sent it back.');
    await status(page, 'Settled');
    await page.getByText('What we have to say: The bank sent it back.').waitFor();
    expect(await cash(member)).toBe('1700000.00');
  });

  test('deposits must be staked first: the page shows the progress, and then allows withdrawals', async () => {
    const member = await readyMember();
    await sql(
      `INSERT INTO turnover.wagering_requirement (member_id, cause, currency, deposited, required, since)
       VALUES ($1, $2, 'LAK', 30000000000, 30000000000, now())`,
      [member.id, `deposit:${randomInt(1e9, 2e9)}`],
    );
    const game = await gameOf('RNG');
    await play(member.id, game, [{ stake: 200_000, win: 200_000 }]);
    const page = await enterPage(member, PAGE, { viewport });
    const progress = page.getByRole('progressbar', { name: 'Play before withdrawing' });
    await expect.poll(() => progress.getAttribute('aria-valuetext'), PATIENT).toBe('₭200,000.00 of ₭300,000.00 staked');
    expect(await progress.getAttribute('aria-valuenow')).toBe('66');
    expect(await ask(page).isDisabled()).toBe(true);
    await play(member.id, game, [{ stake: 100_000, win: 0 }]);
    await page.reload();
    await page.getByText('Nothing is left to stake. You can withdraw.').waitFor();
    await withdraw(page, '50000');
  });

  test('a URL without an existing withdrawal says so, and Escape leaves it', async () => {
    const page = await enterPage(await newMember(), `${PAGE}?withdrawal=999999999`, { viewport });
    await page.getByText('This does not exist, or no longer.').waitFor();
    await closeByEscape(page, page.getByRole('dialog'));
  });
});

/** Who pays approved withdrawals from now on; null: staff. Each command reads the rules again. */
async function payBy(provider: string | null): Promise<void> {
  await sql(
    `UPDATE site.setting SET value = value || jsonb_build_object('payoutProvider', $1::text) WHERE key = 'withdrawals'`,
    [provider],
  );
}
