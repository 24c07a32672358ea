import { randomUUID } from 'node:crypto';
import { SCALE } from '@champa/money';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from './support/api.ts';
import { seriousFor, settled } from './support/axe.ts';
import type { Visit } from './support/browser.ts';
import { sql } from './support/database.ts';
import { on } from './support/devices.ts';
import { type Member, newMember } from './support/member.ts';
import { runBin } from './support/platform.ts';
import { gameOf, play } from './support/play.ts';
import { thisPlatform } from './support/this-platform.ts';
import { enter as enterAt } from './support/windows.ts';

const { siteUrl, environment } = thisPlatform();
const BUDGET = 'e2e-rewards';
const PAGE = '/member/rewardCenter';
const WITHIN = { timeout: 30_000 };
const REFUSAL = { success: false, code: 'SYSTEM_ERROR', message: '', value: {} };

async function champa(...words: string[]): Promise<string> {
  const { code, stdout, stderr } = await runBin('champa', ['rewards', ...words], environment);
  if (code !== 0) throw new Error(stderr);
  return stdout.trim();
}

beforeAll(async () => {
  await champa('fund', BUDGET, '1000000', '--currency', 'LAK', '--reason', 'journeys');
});

type Festival = { amount: number; turnover?: number; from?: string; until?: string };

const titleOf = (festival: string) => ({ lo: `ບຸນ ${festival}`, en: `Festival of ${festival}`, cn: `${festival} 节` });

/**
 * Gives a member cash, named after a festival, before any of the member's screens is open, so that none is updated. @returns the
 * gift's number
 */
async function give(
  { id }: Member,
  festival: string,
  { amount, turnover = 0, from, until }: Festival,
): Promise<string> {
  const [gift] = await sql<{ gift: string }>(
    `WITH taken AS (
       UPDATE rewards.budget SET given = given + $5::bigint WHERE id = $6 AND currency = 'LAK' RETURNING budget, waiting
     ),
     given AS (
       INSERT INTO rewards.gift (member_id, source, source_id, cause, title, kind, details, amount, currency, budget, credited,
         state, given_at, claimable_from, expires_at)
       SELECT $1, 'staff', 'e2e', $2, $3, 'cash', $4, $5, 'LAK', $6, false, 'waiting', now(),
         coalesce($7::timestamptz, now()), $8
       RETURNING id
     )
     SELECT given.id::text AS gift, ledger.post_batch(
       ARRAY[ROW('rewards', 'give:' || given.id, 'gift_given', taken.budget, taken.waiting, $5::bigint, 'gift', given.id::text,
         'system', NULL, false)::ledger.movement], now())
     FROM given, taken`,
    [
      id,
      randomUUID(),
      JSON.stringify(titleOf(festival)),
      JSON.stringify({ turnoverFactor: turnover }),
      String(BigInt(amount) * SCALE),
      BUDGET,
      from ?? null,
      until ?? null,
    ],
  );
  return gift!.gift;
}

const enter = (member: Member, viewport: { width: number; height: number }): Promise<Visit> =>
  enterAt(member, PAGE, { viewport });

/** The movements that paid the member's festival gifts, in whole units: new members may have other rewards too. */
async function paidTo({ id }: Member): Promise<number[]> {
  const rows = await sql<{ amount: string }>(
    `SELECT (j.amount / 100000)::text AS amount
     FROM rewards.gift AS g
     JOIN ledger.journal AS j ON j.kind = 'gift' AND j.reference_type = 'gift' AND j.reference_id = g.id::text
     WHERE g.member_id = $1 AND g.budget = $2
     ORDER BY j.amount`,
    [id, BUDGET],
  );
  return rows.map(({ amount }) => Number(amount));
}

const claimOf = ({ page }: Visit, festival: string) =>
  page.getByRole('button', { name: `Claim: Festival of ${festival}`, exact: true });

describe.each(on('phone'))('the reward centre on a %s', (_device, viewport) => {
  test('rewards are claimed singly or all at once, once however often it is pressed, and stay in the history', async () => {
    const member = await newMember();
    await give(member, 'boats', { amount: 5000 });
    await give(member, 'rockets', { amount: 7000, turnover: 2 });
    await give(member, 'lights', { amount: 8000, until: '2099-01-01T00:00:00Z' });
    await give(member, 'elephants', { amount: 900, from: '2098-01-01T00:00:00Z' });
    const visited = await enter(member, viewport);
    const { page, errors } = visited;
    const hall = page.getByRole('region', { name: 'Rewards to claim' });
    await hall.getByText('₭8,000.00').waitFor(WITHIN);
    await hall.getByText('stake it 2 times before a withdrawal').waitFor();
    await hall.getByText(/until 01 Jan 2099/).waitFor();

    await claimOf(visited, 'boats').dblclick();
    await page.getByRole('status').getByText('₭5,000.00 was added to your balance').waitFor(WITHIN);
    await claimOf(visited, 'boats').waitFor({ state: 'detached' });
    expect(await paidTo(member)).toEqual([5000]);

    await hall.getByRole('button', { name: 'Claim all' }).click();
    await page.getByText(/^\d+ rewards claimed/).waitFor(WITHIN);
    await claimOf(visited, 'lights').waitFor({ state: 'detached', ...WITHIN });
    expect(await paidTo(member)).toEqual([5000, 7000, 8000]);

    await page.getByRole('tab', { name: 'Coming' }).click();
    const coming = page.getByRole('region', { name: 'Coming' });
    const later = coming.getByRole('listitem').filter({ hasText: 'Festival of elephants' });
    await later.getByText(/from 01 Jan 2098/).waitFor(WITHIN);
    expect(await later.getByRole('button').count()).toBe(0);

    await page.getByRole('tab', { name: 'History' }).click();
    const history = page.getByRole('region', { name: 'History' });
    for (const festival of ['boats', 'rockets', 'lights']) {
      const past = history.getByRole('listitem').filter({ hasText: `Festival of ${festival}` });
      await past.getByText('Claimed', { exact: true }).waitFor(WITHIN);
    }
    await settled(page.getByRole('dialog'));
    expect(await seriousFor(page, '[role="dialog"]')).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('a new reward appears without a reload, and two windows pay it once', async () => {
    const member = await newMember();
    const windows = [await enter(member, viewport), await enter(member, viewport)];
    for (const { page } of windows) await page.getByRole('tab', { name: /^To claim/ }).waitFor(WITHIN);
    const { lo, en, cn } = titleOf('water');
    const titles = ['--lo', lo, '--en', en, '--cn', cn];
    await champa('give', member.username, '--budget', BUDGET, '--amount', '3000', '--currency', 'LAK', ...titles);
    const buttons = windows.map((one) => claimOf(one, 'water'));
    await Promise.all(buttons.map((button) => button.waitFor(WITHIN)));
    await windows[0]!.page.getByRole('tab', { name: /^To claim \(\d+\)$/ }).waitFor();
    // The later one may find it gone before it is pressed.
    await Promise.all(buttons.map((button) => button.click({ timeout: 10_000 }).catch(() => undefined)));
    await Promise.all(buttons.map((button) => button.waitFor({ state: 'detached', ...WITHIN })));
    expect(await paidTo(member)).toEqual([3000]);
    expect(await champa('verify')).toMatch(/^all \d+ budgets add up/);
  });

  test('a revoked reward cannot be claimed, and a failed load is repeated', async () => {
    const member = await newMember();
    const gift = await give(member, 'candles', { amount: 4000 });
    const visited = await enter(member, viewport);
    const { page } = visited;
    await claimOf(visited, 'candles').waitFor(WITHIN);
    // The screen does not learn of it in time.
    await page.route('**/api/rewards', (route) => route.fulfill({ status: 500, json: REFUSAL }));
    await champa('take-back', gift, '--reason', 'a mistake');
    await claimOf(visited, 'candles').click();
    await page.getByText(/nothing to claim/i).waitFor(WITHIN);
    expect(await paidTo(member)).toEqual([]);
    await page.reload();
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor(WITHIN);
    await page.unroute('**/api/rewards');
    await again.click();
    await page.getByRole('region', { name: 'Rewards to claim' }).waitFor(WITHIN);
    await page.getByRole('tab', { name: 'History' }).click();
    const past = page.getByRole('listitem').filter({ hasText: 'Festival of candles' });
    await past.getByText('Taken back').waitFor(WITHIN);
  });
});

test('a member’s registration, sign-ins by site and installed app, and play become facts', async () => {
  const member = await newMember(10_000);
  const signIn = { username: member.username, password: member.password, display: 'standalone', deviceId: 'a-phone' };
  const { value } = await call(siteUrl, 'POST', '/api/session', signIn);
  expect(value.token).toBeTruthy();
  await play(member.id, await gameOf('RNG'), [{ stake: 2000, win: 500 }]);
  const facts = () =>
    sql<{ kind: string; data: Record<string, unknown> }>(
      'SELECT kind, data FROM facts.fact WHERE member_id = $1 ORDER BY id',
      [member.id],
    );
  await expect.poll(async () => (await facts()).map(({ kind }) => kind), WITHIN).toContain('played');
  const told = (await facts()).filter(({ kind }) => kind !== 'vip_changed');
  expect(told).toMatchObject([
    { kind: 'registered', data: { referrerId: null } },
    { kind: 'signed_in', data: { via: 'web' } },
    { kind: 'signed_in', data: { via: 'app', device: 'a-phone' } },
    { kind: 'played', data: { plays: [{ rounds: 1, stake: '200000000', win: '50000000' }] } },
  ]);
});
