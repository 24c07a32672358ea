import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { call, register } from './support/api.ts';
import { seriousFor, settled } from './support/axe.ts';
import { closeBrowser, desktop, phone, type Visit, visit } from './support/browser.ts';
import { closeByEscape } from './support/dialogs.ts';
import { PATIENT } from './support/patience.ts';
import { runBin } from './support/platform.ts';
import { fund, gameOf, play, type Played } from './support/play.ts';
import { thisPlatform } from './support/this-platform.ts';

type Account = { username: string; token: string; id: string };

const { siteUrl, environment } = thisPlatform();
const open: Visit[] = [];
let slot: Awaited<ReturnType<typeof gameOf>>;
let table: Awaited<ReturnType<typeof gameOf>>;

beforeAll(async () => {
  [slot, table] = await Promise.all([gameOf('RNG'), gameOf('LIVE')]);
});
afterEach(async () => {
  for (const { context } of open.splice(0)) await context.close();
});
afterAll(closeBrowser);

async function newMember(balance: number): Promise<Account> {
  const member = await register(siteUrl);
  const { value } = await call(siteUrl, 'GET', '/api/session', undefined, member.token);
  await fund(value.member.id, balance);
  return { ...member, id: value.member.id };
}

/** A window in which the member is signed in. */
async function enter(member: Account, address: string, viewport: { width: number; height: number }): Promise<Visit> {
  const signedIn = `${address}${address.includes('?') ? '&' : '?'}token=${member.token}`;
  const visited = await visit(signedIn, { viewport, announcementsClosed: true });
  open.push(visited);
  return visited;
}

const lost = (stake: number): Played => ({ stake, win: 0 });

/** Waits until what was played is worth something: bets count a moment after they are settled. */
async function untilClaimable({ token }: Account): Promise<void> {
  const claimable = async () => (await call(siteUrl, 'GET', '/api/rebate', undefined, token)).value.isClaimable;
  await expect.poll(claimable, PATIENT).toBe(true);
}

test('a table is a stop of the keyboard only where it is wider than its place, and says what it is', async () => {
  const member = await newMember(10_000);
  await play(member.id, slot, [lost(1000)]);
  const { page } = await enter(member, '/records/bets', desktop);
  const list = page.getByRole('region', { name: 'Betting record' });
  await list.getByRole('link', { name: /^Details:/ }).waitFor();
  const moved = list.getByRole('group', { name: 'Betting record' });
  expect(await moved.count()).toBe(0);
  await page.setViewportSize({ width: 768, height: 900 });
  await moved.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => moved.evaluate((element) => element.scrollLeft), PATIENT).toBeGreaterThan(0);
  expect(await seriousFor(page, 'main')).toEqual([]);
  await page.setViewportSize(desktop);
  await moved.waitFor({ state: 'detached' });
});

describe.each([
  ['phone', phone],
  ['desktop', desktop],
] as const)('records on a %s', (_device, viewport) => {
  test('rounds are shown page by page, narrowed, and each in full; Back and Escape close it', async () => {
    const member = await newMember(1_000_000);
    const slots = await play(
      member.id,
      slot,
      Array.from({ length: 23 }, () => lost(1000)),
    );
    const [won] = await play(member.id, table, [{ stake: 2000, win: 9000 }]);
    await play(member.id, slot, [{ stake: 5000 }]);
    const { page, errors } = await enter(member, '/records/bets', viewport);
    const list = page.getByRole('region', { name: 'Betting record' });
    const rows = list.getByRole('link', { name: /^Details:/ });
    await expect.poll(() => rows.count(), PATIENT).toBe(20);
    await page.getByText('₭30,000.00').first().waitFor();
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => rows.count(), PATIENT).toBe(25);
    await page.getByText('25 records').waitFor();

    await page.getByRole('button', { name: 'In play', exact: true }).click();
    await page.getByText('1 record', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await page.getByLabel('Area').selectOption({ label: 'Live casino' });
    await page.getByText('1 record', { exact: true }).waitFor();
    await page.getByLabel('Area').selectOption({ label: 'All areas' });
    await page.getByLabel('Search a game or round').fill(slots[3]!);
    await page.getByText('1 record', { exact: true }).waitFor();
    await page.getByLabel('Search a game or round').fill(won!);
    await list.getByText(table.gameName).waitFor();

    await list.getByRole('link', { name: new RegExp(won!) }).click();
    const dialog = page.getByRole('dialog', { name: table.gameName });
    await dialog.getByText('What happened in the round').waitFor();
    await dialog.getByText('+₭9,000.00').first().waitFor();
    expect(await seriousFor(page, '[role="dialog"]')).toEqual([]);
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    await list.getByRole('link', { name: new RegExp(won!) }).click();
    await dialog.waitFor();
    await closeByEscape(page, dialog);
    expect(errors).toEqual([]);
  });

  test('a file is written in the background, and has every row', async () => {
    const member = await newMember(1_000_000);
    await play(
      member.id,
      slot,
      Array.from({ length: 30 }, () => lost(1000)),
    );
    const { page } = await enter(member, '/records/bets', viewport);
    await page.getByRole('button', { name: 'Save CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your file' });
    await dialog.getByText('The file is ready: 30 rows.').waitFor({ timeout: 30_000 });
    const coming = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/^betting-.*\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines[0]).toContain('Time,Game,Studio,Round,Stake');
    expect(lines).toHaveLength(31);
    await closeByEscape(page, dialog);
    await page.getByRole('button', { name: 'Show the file' }).waitFor();
  });

  test('the account record names every movement, adds up, and finds a round', async () => {
    const member = await newMember(100_000);
    const [round] = await play(member.id, slot, [{ stake: 3000, win: 4500 }]);
    const { page } = await enter(member, '/records/account', viewport);
    const list = page.getByRole('region', { name: 'Account record' });
    await list.getByText('Adjustment').waitFor();
    await list.getByText('₭101,500.00').first().waitFor();
    await page.getByText('+₭104,500.00').first().waitFor();
    await page.getByRole('button', { name: 'Win', exact: true }).click();
    await list.getByText('Adjustment').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await page.getByLabel('Search a reference or round').fill(round!);
    await expect.poll(() => list.getByText(slot.gameName).count(), PATIENT).toBe(2);
  });

  test('profit and loss is told by day and area, and of the days that are chosen', async () => {
    const member = await newMember(1_000_000);
    await play(member.id, slot, [lost(7000), { stake: 1000, win: 5000 }]);
    await play(member.id, table, [lost(2000)]);
    const { page, errors } = await enter(member, '/member/personalProfit', viewport);
    const report = page.getByRole('region', { name: 'Profit and loss', exact: true });
    await report.getByText('-₭5,000.00').first().waitFor();
    const areas = report.getByRole('region', { name: 'By area' });
    await areas.getByText('Live casino').waitFor();
    await report.getByRole('figure', { name: 'Profit and loss by day' }).waitFor();
    await settled(page.getByRole('dialog'));
    expect(await seriousFor(page, '[role="dialog"]')).toEqual([]);
    await report.getByRole('button', { name: 'Yesterday' }).click();
    await report.getByText('Nothing was played in these days.').waitFor();
    expect(new URL(page.url()).searchParams.get('from')).toBeTruthy();
    await report.getByRole('button', { name: 'Last 30 days' }).click();
    await areas.getByText('Live casino').waitFor();
    expect(errors).toEqual([]);
  });

  test('a rebate waits in the reward centre, is claimed once however often it is pressed, and is told everywhere', async () => {
    const member = await newMember(2_000_000);
    await play(member.id, slot, [lost(500_000)]);
    await untilClaimable(member);
    const { page } = await enter(member, '/member/rewardCenter', viewport);
    const waiting = page.getByRole('region', { name: 'Rewards to claim' });
    await waiting.getByText('Manual rebate').waitFor();
    await page.goto('/member/manualRebate');
    const rebate = page.getByRole('region', { name: 'Manual rebate' });
    const claim = rebate.getByRole('button', { name: 'Claim now' });
    await settled(page.getByRole('dialog'));
    expect(await seriousFor(page, '[role="dialog"]')).toEqual([]);
    await claim.dblclick();
    await page.getByRole('status').getByText('₭2,500.00 was added to your balance').waitFor();
    await rebate.getByText('for ₭500,000.00 of valid bets').waitFor();
    await expect.poll(() => claim.isDisabled(), PATIENT).toBe(true);
    const { value } = await call(siteUrl, 'GET', '/api/wallet/balance', undefined, member.token);
    expect(value.balance).toBe('1502500.00');
    await page.goto('/member/rewardCenter');
    await settled(waiting);
    await waiting.getByText('Manual rebate').waitFor({ state: 'detached' });
    await page.goto('/records/account');
    await page.getByRole('region', { name: 'Account record' }).getByText('Rebate').waitFor();
    await page.goto('/member/messageV2');
    await page.getByText('Rebate paid').waitFor();
  });

  test('every entry of the member centre leads to its page', async () => {
    const member = await newMember(1000);
    const { page } = await enter(member, '/member', viewport);
    const links = page.getByRole('navigation', { name: 'Member centre' }).getByRole('link');
    await links.first().waitFor();
    const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
    expect(addresses.length).toBeGreaterThanOrEqual(16);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) {
      await page.goto(address);
      await page.getByText('Page not found').waitFor({ state: 'detached', timeout: 5000 });
      expect(new URL(page.url()).pathname).toBe(address);
      await expect.poll(() => page.getByRole('heading').count(), { timeout: 20_000 }).toBeGreaterThan(0);
    }
    await page.goto('/member/missionLeaderboard');
    await page.getByRole('tab', { name: 'Leaderboard' }).waitFor();
    await page.goto('/pointMall');
    await page.getByRole('heading', { name: 'Points mall' }).waitFor();
  });
});

test('nobody sees another’s rounds', async () => {
  const [mine, other] = [await newMember(10_000), await newMember(1000)];
  await play(mine.id, slot, [lost(1000)]);
  const { value } = await call(siteUrl, 'GET', '/api/records/bets', undefined, mine.token);
  const { id } = value.list[0];
  const round = await call(siteUrl, 'GET', `/api/records/bets/${id}`, undefined, other.token);
  expect(round).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  const { page } = await enter(other, `/records/bets?round=${id}`, desktop);
  await page.getByText('Nothing happened in these days').waitFor();
});

test('after all of it figures are right to the last unit', async () => {
  const verified = await runBin('champa', ['figures', 'verify'], environment);
  expect(verified).toMatchObject({ code: 0 });
});
