import { expect, test } from 'vitest';
import { call } from './support/api.ts';
import { phone } from './support/browser.ts';
import { sql } from './support/database.ts';
import { deposit, tell } from './support/facts.ts';
import { newMember } from './support/member.ts';
import { PATIENT } from './support/patience.ts';
import { thisPlatform } from './support/this-platform.ts';
import { enter } from './support/windows.ts';

const { siteUrl } = thisPlatform();

test('free rounds for a deposit are claimed, and played without the member’s own money', async () => {
  const member = await newMember(100_000);
  await tell(member, deposit(1, 100_000));
  const { page, errors } = await enter(member, '/member/rewardCenter', { viewport: phone });
  await page.getByRole('button', { name: 'Claim: 10 free rounds', exact: true }).click(PATIENT);
  await page.getByText('Claimed: 10 free rounds').first().waitFor(PATIENT);
  await expect.poll(() => stateOf(member.id), PATIENT).toEqual(['given']);

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
});

async function stateOf(memberId: string): Promise<string[]> {
  const rows = await sql<{ state: string }>('SELECT state FROM vendors.free_rounds WHERE member_id = $1', [memberId]);
  return rows.map(({ state }) => state);
}
