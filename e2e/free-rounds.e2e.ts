import { afterAll, expect, test } from 'vitest';
import { call, register } from './support/api.ts';
import { closeBrowser, phone, visit } from './support/browser.ts';
import { sql } from './support/database.ts';
import { PATIENT } from './support/patience.ts';
import { thisPlatform } from './support/this-platform.ts';

const { siteUrl } = thisPlatform();

afterAll(closeBrowser);

test('a deposit brings free rounds, which are claimed and played without a kip of one’s own', async () => {
  const member = await register(siteUrl);
  const { page, context, errors } = await visit(`/wallet/deposit?token=${member.token}`, {
    viewport: phone,
    announcementsClosed: true,
  });
  await page.getByRole('button', { name: '₭100,000.00' }).click(PATIENT);
  const popup = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  const payment = await popup;
  await payment.locator('button[value="pay"]').first().click(PATIENT);
  await page.getByText('Deposit credited').first().waitFor(PATIENT);
  await payment.close().catch(() => undefined);

  // Given somewhat later: what comes between a page's first look and its following what happens, it may miss.
  const rewards = async () =>
    JSON.stringify((await call(siteUrl, 'GET', '/api/rewards', undefined, member.token)).value);
  await expect.poll(rewards, PATIENT).toContain('free_rounds');
  await page.goto('/member/rewardCenter');
  await page.getByRole('button', { name: 'Claim: 10 free rounds', exact: true }).click(PATIENT);
  await page.getByText('Claimed: 10 free rounds').first().waitFor(PATIENT);
  await expect.poll(() => stateOf(member.username), PATIENT).toEqual(['given']);

  const { value } = await call(
    siteUrl,
    'GET',
    '/api/games?category=RNG&gameName=Dancing%20Kingdom&pageSize=1&language=en',
  );
  await page.goto(`/play/${value.games[0].nodeId}`);
  const game = page.frameLocator('iframe');
  await game.getByText('Free 10/10').waitFor({ timeout: 120_000 });
  const spin = game.getByRole('button', { name: /^spin/i, disabled: false }).first();
  await spin.waitFor({ timeout: 120_000 });
  await spin.dispatchEvent('click');
  await game.getByText('Free 9/10').waitFor({ timeout: 120_000 });
  await spin.waitFor({ timeout: 120_000 });

  const ask = async (path: string) => (await call(siteUrl, 'GET', path, undefined, member.token)).value;
  const bets = await ask('/api/records/bets');
  expect(bets.totals.stake).toBe('0.00');
  const [round] = bets.list;
  const { calls } = await ask(`/api/records/bets/${round.id}`);
  expect(calls).toMatchObject([{ kind: 'bet', isFree: true, amount: '2000.00' }, { kind: 'win' }]);
  expect(Number((await ask('/api/wallet/balance')).balance)).toBeGreaterThanOrEqual(100_000);
  expect(errors).toEqual([]);
  await context.close();
});

async function stateOf(username: string): Promise<string[]> {
  const rows = await sql<{ state: string }>(
    `SELECT f.state FROM vendors.free_rounds AS f JOIN member.member AS m ON m.id = f.member_id WHERE m.username = $1`,
    [username],
  );
  return rows.map(({ state }) => state);
}
