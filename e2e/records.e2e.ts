import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from './support/api.ts';
import { seriousFor } from './support/axe.ts';
import { desktop, phone } from './support/browser.ts';
import { on } from './support/devices.ts';
import { closeByEscape } from './support/dialogs.ts';
import { newMember } from './support/member.ts';
import { PATIENT } from './support/patience.ts';
import { runBin } from './support/platform.ts';
import { gameOf, play, type Played, untilCounted } from './support/play.ts';
import { thisPlatform } from './support/this-platform.ts';
import { enter } from './support/windows.ts';

const { siteUrl, environment } = thisPlatform();
let slot: Awaited<ReturnType<typeof gameOf>>;
let table: Awaited<ReturnType<typeof gameOf>>;

beforeAll(async () => {
  [slot, table] = await Promise.all([gameOf('RNG'), gameOf('LIVE')]);
});

const lost = (stake: number): Played => ({ stake, win: 0 });

/** Waits until there is a rebate: bets count a moment after they are settled. */
async function untilClaimable({ token }: { token: string }): Promise<void> {
  const claimable = async () => (await call(siteUrl, 'GET', '/api/rebate', undefined, token)).value.isClaimable;
  await expect.poll(claimable, PATIENT).toBe(true);
}

test('a table can have the focus only if it is wider than its container, and has a label', async () => {
  const member = await newMember(10_000);
  await play(member.id, slot, [lost(1000)]);
  const { page } = await enter(member, '/records/bets', { viewport: desktop });
  const list = page.getByRole('region', { name: 'Betting record' });
  await list.getByRole('link', { name: /^Details:/ }).waitFor();
  const moved = list.getByRole('group', { name: 'Betting record' });
  expect(await moved.count()).toBe(0);
  await page.setViewportSize({ width: 768, height: 900 });
  await moved.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => moved.evaluate((element) => element.scrollLeft), PATIENT).toBeGreaterThan(0);
  await page.setViewportSize(desktop);
  await moved.waitFor({ state: 'detached' });
});

test('on a phone a round’s number stays on one line, beside nothing that is too wide', async () => {
  const member = await newMember(10_000);
  const [round] = await play(member.id, slot, [lost(1000)]);
  const { page } = await enter(member, '/records/bets', { viewport: phone });
  const number = page.getByRole('region', { name: 'Betting record' }).locator('code', { hasText: round! });
  await number.waitFor(PATIENT);
  const { height, lineHeight } = await number.evaluate((code) => ({
    height: code.getBoundingClientRect().height,
    lineHeight: Number.parseFloat(getComputedStyle(code).lineHeight),
  }));
  expect(height).toBeLessThan(lineHeight * 1.9);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
});

describe.each(on('desktop'))('records on a %s', (_device, viewport) => {
  test('rounds are shown by page, filtered, and in detail; Back and Escape close the details', async () => {
    const member = await newMember(1_000_000);
    const slots = await play(
      member.id,
      slot,
      Array.from({ length: 23 }, () => lost(1000)),
    );
    const [won] = await play(member.id, table, [{ stake: 2000, win: 9000 }]);
    await play(member.id, slot, [{ stake: 5000 }]);
    const { page, errors } = await enter(member, '/records/bets', { viewport });
    const list = page.getByRole('region', { name: 'Betting record' });
    const rows = list.getByRole('link', { name: /^Details:/ });
    await expect.poll(() => rows.count(), PATIENT).toBe(20);
    await page.getByText('₭30,000.00').first().waitFor();
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => rows.count(), PATIENT).toBe(25);
    await page.getByText('25 rounds').waitFor();

    await page.getByRole('button', { name: 'In play', exact: true }).click();
    await page.getByText('1 round', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await page.getByLabel('Area').selectOption({ label: 'Live casino' });
    await page.getByText('1 round', { exact: true }).waitFor();
    await page.getByLabel('Area').selectOption({ label: 'All areas' });
    await page.getByLabel('Search a game or round').fill(slots[3]!);
    await page.getByText('1 round', { exact: true }).waitFor();
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

  test('an export is written in the background, and saved', async () => {
    const member = await newMember(1_000_000);
    await play(
      member.id,
      slot,
      Array.from({ length: 3 }, () => lost(1000)),
    );
    const { page } = await enter(member, '/records/bets', { viewport });
    await page.getByRole('button', { name: 'Save CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your file' });
    await dialog.getByText('The file is ready: 3 rows.').waitFor({ timeout: 30_000 });
    const coming = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/^betting-.*\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines[0]).toContain('Time,Game,Studio,Round,Ticket,Stake');
    expect(lines).toHaveLength(4);
    await closeByEscape(page, dialog);
    await page.getByRole('button', { name: 'Show the file' }).waitFor();
  });

  test('the account record names every movement and the reason of corrections, adds up, and finds a round', async () => {
    const member = await newMember(100_000);
    const reason = 'A result was settled wrongly';
    const words = ['correct', '--reason', reason, member.username, '1500.50'];
    expect(await runBin('champa', words, environment)).toMatchObject({ code: 0, stderr: '' });
    const [round] = await play(member.id, slot, [{ stake: 3000, win: 4500 }]);
    const { page } = await enter(member, '/records/account', { viewport });
    const list = page.getByRole('region', { name: 'Account record' });
    await list.getByText('Adjustment').waitFor();
    await list.getByText(reason).waitFor();
    await list.getByText('₭103,000.50').first().waitFor();
    await page.getByText('+₭106,000.50').first().waitFor();
    await page.getByRole('button', { name: 'Win', exact: true }).click();
    await list.getByText('Adjustment').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await page.getByLabel('Search a reference or round').fill(round!);
    await expect.poll(() => list.getByText(slot.gameName).count(), PATIENT).toBe(2);
  });

  test('profit and loss is shown by day and area, and for the chosen days', async () => {
    const member = await newMember(1_000_000);
    await play(member.id, slot, [lost(7000), { stake: 1000, win: 5000 }]);
    await play(member.id, table, [lost(2000)]);
    await untilCounted(member.id, 3);
    const { page, errors } = await enter(member, '/member/personalProfit', { viewport });
    const report = page.getByRole('region', { name: 'Profit and loss', exact: true });
    await report.getByText('-₭5,000.00').first().waitFor();
    const areas = report.getByRole('region', { name: 'By area' });
    await areas.getByText('Live casino').waitFor();
    await report.getByRole('figure', { name: 'Profit and loss by day' }).waitFor();
    await report.getByRole('button', { name: 'Yesterday' }).click();
    await report.getByText('Nothing was played in these days.').waitFor();
    expect(new URL(page.url()).searchParams.get('from')).toBeTruthy();
    await report.getByRole('button', { name: 'Last 30 days' }).click();
    await areas.getByText('Live casino').waitFor();
    expect(errors).toEqual([]);
  });

  test('a rebate is claimed once however often it is pressed, and all screens show it', async () => {
    const member = await newMember(2_000_000);
    await play(member.id, slot, [lost(500_000)]);
    await untilClaimable(member);
    const { page } = await enter(member, '/member/rewardCenter', { viewport });
    const waiting = page.getByRole('region', { name: 'Rewards to claim' });
    await waiting.getByText('Manual rebate').waitFor();
    await page.goto('/member/manualRebate');
    const rebate = page.getByRole('region', { name: 'Manual rebate' });
    const claim = rebate.getByRole('button', { name: 'Claim now' });
    await claim.dblclick();
    await page.getByRole('status').getByText('₭2,500.00 was added to your balance').waitFor();
    await rebate.getByText('for ₭500,000.00 of valid bets').waitFor();
    await expect.poll(() => claim.isDisabled(), PATIENT).toBe(true);
    const ask = async (path: string) => (await call(siteUrl, 'GET', path, undefined, member.token)).value;
    expect((await ask('/api/wallet/balance')).balance).toBe('1502500.00');
    const kinds = (await ask('/api/records/account')).list.map(({ kind }: { kind: string }) => kind);
    expect(kinds.filter((kind: string) => kind === 'rebate')).toHaveLength(1);
    const titles = async () => (await ask('/api/inbox')).list.map(({ title }: { title: string }) => title);
    await expect.poll(titles, PATIENT).toContain('Rebate paid');
    await page.goto('/member/rewardCenter');
    await waiting.waitFor();
    await waiting.getByText('Manual rebate').waitFor({ state: 'detached' });
  });

  test('every entry of the member centre leads to its own page', async () => {
    const { page } = await enter(await newMember(), '/member', { viewport });
    const links = page.getByRole('navigation', { name: 'Member centre' }).getByRole('link');
    await links.first().waitFor();
    const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
    expect(addresses.length).toBeGreaterThanOrEqual(16);
    expect(new Set(addresses).size).toBe(addresses.length);
    // The sweep, which visits every page of the router, checks their content.
    const routes = await page.evaluate(() =>
      Object.keys((window as unknown as RouterWindow).__TSR_ROUTER__.routesByPath),
    );
    const known = new Set(routes.map((route) => route.replace(/(.)\/$/, '$1')));
    expect(addresses.filter((address) => !known.has(address))).toEqual([]);
  });
});

type RouterWindow = { __TSR_ROUTER__: { routesByPath: object } };

test('after all this the figures are exact to the last unit', async () => {
  const verified = await runBin('champa', ['figures', 'verify'], environment);
  expect(verified).toMatchObject({ code: 0 });
});
