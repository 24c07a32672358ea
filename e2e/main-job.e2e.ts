import { formatDecimal, parseAmount, sum } from '@champa/money';
import { describe, expect, test } from 'vitest';
import { call, newUsername, PASSWORD } from './support/api.ts';
import { visit } from './support/browser.ts';
import { sql } from './support/database.ts';
import { on } from './support/devices.ts';
import { runBin } from './support/platform.ts';
import { play } from './support/play.ts';
import { thisPlatform } from './support/this-platform.ts';

/** How long software rendering of a game, and a round of it, may take. */
const DRAWN = { timeout: 180_000 } as const;

describe.each(on('phone'))('the main job on a %s', (_device, viewport) => {
  test('register, deposit, play, see the records, sign out', async () => {
    const { siteUrl } = thisPlatform();
    const visitor = await visit('/', { viewport });
    const { page, context, errors } = visitor;

    // 1. The lobby, with pictures.
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>('main picture img')].some((cover) => cover.naturalWidth > 0),
    );

    // 2. Registers, and sees a balance of zero.
    const username = newUsername();
    await page.goto('/register');
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Repeat password').fill(PASSWORD);
    await page.getByLabel(/18 or older/).check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByText('₭0.00').first().waitFor();
    const token = await page.evaluate(() =>
      Object.values(sessionStorage).find((value) => value.length >= 43 && !value.includes(' ')),
    );
    expect(token).toBeTruthy();

    // 3. Deposits on the provider's page; the balance is updated live.
    await page.goto('/wallet/deposit');
    await page.getByRole('button', { name: '₭100,000.00' }).click();
    const popup = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    const payment = await popup;
    await payment.locator('button[value="pay"]').first().click();
    await page.getByText('₭100,000.00').first().waitFor();
    await page.getByText('Deposit credited').first().waitFor();
    await payment.close().catch(() => undefined);

    // 4. Opens a slot and spins; the balance in the bar follows.
    const { value } = await call(siteUrl, 'GET', '/api/games?category=RNG&pageSize=1&language=en');
    const [slot] = value.games;
    await page.goto(`/play/${slot.nodeId}`);
    // The button has its name and is enabled when no round is running: free spins, if any, are shown to the end.
    const spin = page.frameLocator('iframe').getByRole('button', { name: /^spin/i, disabled: false });
    await spin.waitFor(DRAWN);
    await spin.dispatchEvent('click');
    await spin.waitFor(DRAWN);
    const balanceNow = async () => (await call(siteUrl, 'GET', '/api/wallet/balance', undefined, token)).value.balance;
    await page
      .getByText(shown(await balanceNow()))
      .first()
      .waitFor();

    // Two more rounds of it in the background, one won and one lost.
    const { id } = (await call(siteUrl, 'GET', '/api/member', undefined, token)).value;
    await play(id, slot, [
      { stake: 700, win: 1050 },
      { stake: 1300, win: 0 },
    ]);
    const bets = (await call(siteUrl, 'GET', '/api/records/bets', undefined, token)).value;
    expect(bets.total).toBe(3);
    const balance = await balanceNow();

    // 5. Betting record, account record and ledger agree to the last unit.
    const account = (await call(siteUrl, 'GET', '/api/records/account?pageSize=100', undefined, token)).value;
    const moved = sum(account.list.map(({ amount }: { amount: string }) => parseAmount(amount)));
    expect(formatDecimal(moved)).toBe(balance);
    expect(formatDecimal(parseAmount('100000') + parseAmount(bets.totals.net))).toBe(balance);
    expect(account.list[0].balance).toBe(balance);
    expect(await ledgerBalance(username)).toBe(balance);
    await page.goto('/records/bets');
    await page.getByText(slot.gameName).first().waitFor();

    // 6. Signs out.
    await call(siteUrl, 'DELETE', '/api/session', undefined, token);
    await page.goto('/records/bets');
    await page.waitForURL(/\/login/);
    expect(errors.filter((text) => !text.includes('401'))).toEqual([]);
  });
});

test('after all this the ledger is consistent', async () => {
  const answer = await runBin('champa', ['ledger', 'verify'], thisPlatform().environment);
  expect(answer).toMatchObject({ code: 0 });
  expect(answer.stdout).toMatch(/all \d+ rules hold/);
});

function shown(balance: string): string {
  const [whole, fraction] = balance.split('.');
  return `₭${Number(whole).toLocaleString('en')}.${fraction!.slice(0, 2)}`;
}

async function ledgerBalance(username: string): Promise<string> {
  const [row] = await sql<{ units: string }>(
    `SELECT (sum(CASE WHEN j.credit = a.id THEN j.amount ELSE -j.amount END))::text AS units
       FROM member.member AS m
       JOIN ledger.accounts AS a ON a.owner_type = 'member' AND a.owner_id = m.id::text AND a.purpose = 'cash'
       JOIN ledger.journal AS j ON a.id IN (j.debit, j.credit)
      WHERE m.username = $1`,
    [username],
  );
  return formatDecimal(BigInt(row!.units));
}
