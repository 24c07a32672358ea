import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { call, register } from './support/api.ts';
import { seriousFor, settled } from './support/axe.ts';
import { closeBrowser, desktop, phone, type Visit, visit } from './support/browser.ts';
import { sql } from './support/database.ts';
import { runBin } from './support/platform.ts';
import { fund, gameOf, play } from './support/play.ts';
import { thisPlatform } from './support/this-platform.ts';

type Account = { username: string; password: string; token: string; id: string };

const { siteUrl, environment } = thisPlatform();
const BUDGET = 'e2e-rewards';
const WITHIN = { timeout: 30_000 };
const open: Visit[] = [];

async function champa(...words: string[]): Promise<string> {
  const { code, stdout, stderr } = await runBin('champa', ['rewards', ...words], environment);
  if (code !== 0) throw new Error(stderr);
  return stdout.trim();
}

beforeAll(async () => {
  await champa('fund', BUDGET, '1000000', '--currency', 'LAK', '--reason', 'journeys');
});
afterEach(async () => {
  for (const { context } of open.splice(0)) await context.close();
});
afterAll(closeBrowser);

async function newMember(): Promise<Account> {
  const member = await register(siteUrl);
  const { value } = await call(siteUrl, 'GET', '/api/session', undefined, member.token);
  return { ...member, id: value.member.id };
}

/** Gives a member cash, called after a festival. */
function give({ username }: Account, amount: number, festival: string, ...more: string[]): Promise<string> {
  const titles = ['--lo', `ບຸນ ${festival}`, '--en', `Festival of ${festival}`, '--cn', `${festival} 节`];
  const what = ['--budget', BUDGET, '--amount', String(amount), '--currency', 'LAK'];
  return champa('give', username, ...what, ...titles, ...more);
}

/** A window in which the member is signed in. */
async function enter(
  member: Account,
  { viewport, language = 'en' }: { viewport: { width: number; height: number }; language?: string },
): Promise<Visit> {
  const address = `/member/rewardCenter?token=${member.token}`;
  const visited = await visit(address, { viewport, language, announcementsClosed: true });
  open.push(visited);
  return visited;
}

/** The movements that paid the member's festivals, in whole units: new members may have other rewards, too. */
async function paidTo({ id }: Account): Promise<number[]> {
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

describe.each([
  ['phone', phone],
  ['desktop', desktop],
] as const)('the reward centre on a %s', (_device, viewport) => {
  test('what waits is claimed by itself or all at once, once however often it is pressed, and stays in the history', async () => {
    const member = await newMember();
    await give(member, 5000, 'boats');
    await give(member, 7000, 'rockets', '--turnover', '2');
    await give(member, 8000, 'lights', '--until', '2099-01-01T00:00:00Z');
    await give(member, 900, 'elephants', '--from', '2098-01-01T00:00:00Z');
    const visited = await enter(member, { viewport });
    const { page, errors } = visited;
    const hall = page.getByRole('region', { name: 'Rewards to claim' });
    await hall.getByText('₭8,000.00').waitFor(WITHIN);
    await hall.getByText('stake it 2 times before a withdrawal').waitFor();
    await hall.getByText(/until 2099/).waitFor();
    await settled(page.getByRole('dialog'));
    expect(await seriousFor(page, '[role="dialog"]')).toEqual([]);

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
    await later.getByText(/from 2098/).waitFor(WITHIN);
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

  test('a reward that comes while one looks is there without asking, and two windows pay it once', async () => {
    const member = await newMember();
    const windows = [await enter(member, { viewport }), await enter(member, { viewport })];
    for (const { page } of windows) await page.getByRole('tab', { name: /^To claim/ }).waitFor(WITHIN);
    await give(member, 3000, 'water');
    const buttons = windows.map((one) => claimOf(one, 'water'));
    await Promise.all(buttons.map((button) => button.waitFor(WITHIN)));
    await windows[0]!.page.getByRole('tab', { name: /^To claim \(\d+\)$/ }).waitFor();
    // Whichever is later may find it gone before it is pressed.
    await Promise.all(buttons.map((button) => button.click({ timeout: 10_000 }).catch(() => undefined)));
    await Promise.all(buttons.map((button) => button.waitFor({ state: 'detached', ...WITHIN })));
    expect(await paidTo(member)).toEqual([3000]);
    const { stdout } = await runBin('champa', ['rewards', 'verify'], environment);
    expect(stdout).toMatch(/^all \d+ budgets add up/);
  });

  test('a reward that was taken back cannot be claimed, and what failed to load is asked for again', async () => {
    const member = await newMember();
    const told = await give(member, 4000, 'candles');
    const visited = await enter(member, { viewport });
    const { page } = visited;
    await claimOf(visited, 'candles').waitFor(WITHIN);
    // The screen does not hear of it in time.
    await page.route('**/api/rewards', (route) => route.abort());
    await champa('take-back', told.split(' ')[1]!, '--reason', 'a mistake');
    await claimOf(visited, 'candles').click();
    await page.getByText(/nothing to claim/i).waitFor(WITHIN);
    expect(await paidTo(member)).toEqual([]);
    await page.reload();
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor({ timeout: 60_000 });
    await page.unroute('**/api/rewards');
    await again.click();
    await page.getByRole('region', { name: 'Rewards to claim' }).waitFor(WITHIN);
    await page.getByRole('tab', { name: 'History' }).click();
    const past = page.getByRole('listitem').filter({ hasText: 'Festival of candles' });
    await past.getByText('Taken back').waitFor(WITHIN);
  });

  test.each([
    ['lo', /^ຮັບໄດ້ \(\d+\)$/, 'ບຸນ ຊ້າງ', 'ຮັບ: ບຸນ ຊ້າງ', 'ປະຫວັດ', 'ຮັບແລ້ວ'],
    ['cn', /^可领取 \(\d+\)$/, 'ຊ້າງ 节', '领取：ຊ້າງ 节', '记录', '已领取'],
  ])('in "%s" all of it is said in that language', async (language, tab, title, claim, history, claimed) => {
    const member = await newMember();
    await give(member, 1000, 'ຊ້າງ');
    const { page } = await enter(member, { viewport, language });
    await page.getByRole('tab', { name: tab }).waitFor(WITHIN);
    await page.getByText(title, { exact: true }).waitFor();
    await page.getByRole('button', { name: claim, exact: true }).click();
    await page.getByRole('tab', { name: history }).click();
    const past = page.getByRole('listitem').filter({ hasText: title });
    await past.getByText(claimed, { exact: true }).waitFor(WITHIN);
  });
});

test('what happens to a member is told as facts: his registration, sign-ins by site and installed app, and play', async () => {
  const member = await newMember();
  const signIn = { username: member.username, password: member.password, display: 'standalone', deviceId: 'a-phone' };
  const { value } = await call(siteUrl, 'POST', '/api/session', signIn);
  expect(value.token).toBeTruthy();
  await fund(member.id, 10_000);
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
