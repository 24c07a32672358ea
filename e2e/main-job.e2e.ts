import { formatDecimal, parseAmount, sum } from '@champa/money';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { call, newUsername, PASSWORD } from './support/api.ts';
import { closeBrowser, desktop, phone, type Visit, visit } from './support/browser.ts';
import { databaseUrlOf, type Platform, runBin } from './support/platform.ts';
import { thisPlatform } from './support/this-platform.ts';

const open: Visit[] = [];

afterEach(async () => {
  for (const { context } of open.splice(0)) await context.close();
});

afterAll(closeBrowser);

describe.each([
  ['phone', phone],
  ['desktop', desktop],
] as const)('the main job on a %s', (_device, viewport) => {
  test('register, deposit, play, see the records, sign out', { timeout: 900_000 }, async () => {
    const { siteUrl } = thisPlatform();
    const visitor = await visit('/', { viewport });
    open.push(visitor);
    const { page, context, errors } = visitor;

    // 1. The lobby, with pictures.
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>('main picture img')].some((cover) => cover.naturalWidth >= 60),
    );

    // 2. Registers, and sees a balance of nothing.
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

    // 3. Deposits on the provider's page; the balance rises by itself.
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
    await page.goto(`/play/${value.games[0].nodeId}`);
    const game = page.frameLocator('iframe');
    // Named and enabled, that is, with no round on its way: free spins, where one brings them, are shown to their end.
    const untilShown = { timeout: 600_000 };
    const spin = game.getByRole('button', { name: /^spin/i, disabled: false }).first();
    for (let round = 0; round < 3; round += 1) {
      await spin.waitFor(untilShown);
      await spin.dispatchEvent('click');
    }
    await spin.waitFor(untilShown);
    const bets = (await call(siteUrl, 'GET', '/api/records/bets', undefined, token)).value;
    expect(bets.total).toBe(3);
    const balance = (await call(siteUrl, 'GET', '/api/wallet/balance', undefined, token)).value.balance;
    await page.getByText(shown(balance)).first().waitFor();

    // 5. Betting record, account record and ledger agree to the last unit.
    const account = (await call(siteUrl, 'GET', '/api/records/account?pageSize=100', undefined, token)).value;
    const moved = sum(account.list.map(({ amount }: { amount: string }) => parseAmount(amount)));
    expect(formatDecimal(moved)).toBe(balance);
    expect(formatDecimal(parseAmount('100000') + parseAmount(bets.totals.net))).toBe(balance);
    expect(account.list[0].balance).toBe(balance);
    expect(await ledgerBalance(username)).toBe(balance);
    await page.goto('/records/bets');
    await page.getByText(value.games[0].gameName).first().waitFor();

    // 6. Signs out.
    await call(siteUrl, 'DELETE', '/api/session', undefined, token);
    await page.goto('/records/bets');
    await page.waitForURL(/\/login/);
    expect(errors.filter((text) => !text.includes('401'))).toEqual([]);
  });
});

test('after all of it the ledger is sound', async () => {
  const answer = await runBin('champa', ['ledger', 'verify'], thisPlatform().environment);
  expect(answer).toMatchObject({ code: 0 });
});

function shown(balance: string): string {
  const [whole, fraction] = balance.split('.');
  return `₭${Number(whole).toLocaleString('en')}.${fraction!.slice(0, 2)}`;
}

async function ledgerBalance(username: string): Promise<string> {
  const client = new pg.Client({ connectionString: await databaseUrlOf(thisPlatform() as Platform) });
  await client.connect();
  const { rows } = await client.query<{ units: string }>(
    `SELECT (sum(CASE WHEN j.credit = a.id THEN j.amount ELSE -j.amount END))::text AS units
       FROM member.member AS m
       JOIN ledger.accounts AS a ON a.owner_type = 'member' AND a.owner_id = m.id::text AND a.purpose = 'cash'
       JOIN ledger.journal AS j ON a.id IN (j.debit, j.credit)
      WHERE m.username = $1`,
    [username],
  );
  await client.end();
  return formatDecimal(BigInt(rows[0]!.units));
}
