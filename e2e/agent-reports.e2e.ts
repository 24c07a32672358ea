import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { later as cn } from '../packages/i18n/src/catalogues/cn/later.ts';
import { later as en } from '../packages/i18n/src/catalogues/en/later.ts';
import { later as lo } from '../packages/i18n/src/catalogues/lo/later.ts';
import { call, register } from './support/api.ts';
import { seriousFor, settled } from './support/axe.ts';
import { closeBrowser, desktop, phone, type Visit, visit } from './support/browser.ts';
import { becomeType, sql } from './support/database.ts';
import { PATIENT } from './support/patience.ts';
import { gameOf, play } from './support/play.ts';
import { thisPlatform } from './support/this-platform.ts';

type Account = { username: string; token: string; id: string };
/** head -> middle -> low; stranger is in nobody's line. */
type Tree = Record<'head' | 'middle' | 'low' | 'stranger', Account>;

const { siteUrl } = thisPlatform();
const BETTING = '/agent/personalHistoryCopy';
const PROFIT = '/agent/palStatementsAgentCopy';
const TRANSACTIONS = '/agent/agentDownlineTransactionDetailsCopy';
const OWN = '/agent/agentTransactionDetails';
const open: Visit[] = [];
let tree: Tree;
let slot: Awaited<ReturnType<typeof gameOf>>;
let table: Awaited<ReturnType<typeof gameOf>>;

beforeAll(async () => {
  [slot, table] = await Promise.all([gameOf('RNG'), gameOf('LIVE')]);
  const head = await newMember(null, 1);
  const middle = await newMember(head, 1);
  const low = await newMember(middle);
  tree = { head, middle, low, stranger: await newMember(null) };
  await play(
    low.id,
    slot,
    Array.from({ length: 21 }, () => ({ stake: 1000, win: 0 })),
  );
  await play(low.id, table, [{ stake: 2000, win: 9000 }]);
  await play(middle.id, table, [{ stake: 5000, win: 0 }]);
  await play(tree.stranger.id, slot, [{ stake: 7000, win: 0 }]);
  await post(head, 'dividend', 4321);
  await post(low, 'rebate', 60);
  await vi.waitFor(untilCounted, PATIENT);
}, 120_000);
afterEach(async () => {
  for (const { context } of open.splice(0)) await context.close();
});
afterAll(closeBrowser);

async function newMember(upline: Account | null, type = 0): Promise<Account> {
  const { username, token } = await register(siteUrl);
  const { value } = await call(siteUrl, 'GET', '/api/session', undefined, token);
  const member = { username, token, id: value.member.id as string };
  await post(member, 'deposit', 100_000);
  if (upline) await sql('SELECT member.move($1, $2, now())', [member.id, upline.id]);
  if (type > 0) await becomeType(username, type);
  return member;
}

/** A movement to a member's cash, as the house makes them. */
async function post({ id }: Account, kind: string, amount: number): Promise<void> {
  await sql(
    `SELECT * FROM ledger.post_batch(ARRAY[ROW('journey', $1, $4,
       ledger.open_account('house', 'journey', 'opening', 'LAK', now()),
       ledger.open_account('member', $2, 'cash', 'LAK', now()),
       $3::numeric * 100000, 'seed', $1, 'system', NULL, false)::ledger.movement], now())`,
    [randomUUID(), id, amount, kind],
  );
}

/** Figures are added up somewhat later, and a page that is open does not ask for them again. */
async function untilCounted(): Promise<void> {
  const { token } = tree.head;
  const { value } = await call(siteUrl, 'GET', `/api/agents/reports/profit?${days()}`, undefined, token);
  expect(value.totals).toMatchObject({ stake: '28000.00', bonus: '60.00', commission: '4321.00' });
}

/** As many days as whatever was played before midnight needs. */
function days(): string {
  const today = Temporal.Now.plainDateISO('Asia/Vientiane');
  return `from=${today.subtract({ days: 1 })}&to=${today}`;
}

async function enter(address: string, look: Parameters<typeof visit>[1] = {}): Promise<Visit> {
  const sign = address.includes('?') ? '&' : '?';
  const visited = await visit(`${address}${sign}token=${tree.head.token}`, { announcementsClosed: true, ...look });
  open.push(visited);
  return visited;
}

/** Has what is shown written to a file. @returns its lines, the headers first */
async function saved(page: Page, name: RegExp): Promise<string[]> {
  await page.getByRole('button', { name: en.save_csv }).click();
  const dialog = page.getByRole('dialog', { name: en.export_title });
  await dialog.getByText(/The file is ready/).waitFor(PATIENT);
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: en.export_download }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(name);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  return (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
}

const rounds = (page: Page) => page.getByRole('link', { name: /^Details:/ });
const address = (page: Page) => new URL(page.url()).searchParams;

describe.each([
  ['phone', phone],
  ['desktop', desktop],
] as const)('on a %s', (_device, viewport) => {
  test('team betting: page by page, by member, area and state, each round in full, and as a file', async () => {
    const { page, errors } = await enter(BETTING, { viewport });
    const list = page.getByRole('region', { name: en.agent_nav_betting });
    await expect.poll(() => rounds(page).count(), PATIENT).toBe(20);
    await page.getByText('₭28,000.00').first().waitFor();
    await page.getByRole('button', { name: en.records_more }).click();
    await expect.poll(() => rounds(page).count(), PATIENT).toBe(23);
    await page.getByText('23 records').waitFor();

    await page.getByLabel(en.records_area, { exact: true }).selectOption({ label: 'Live casino' });
    await page.getByText('2 records').waitFor();
    await page.getByLabel(en.report_find_member).fill(tree.low.username.slice(0, 8));
    await page.getByRole('option', { name: tree.low.username }).click();
    await page.getByText('1 record', { exact: true }).waitFor();
    expect(address(page).get('member')).toBe(tree.low.id);
    const lines = await saved(page, /^team-betting-.*\.csv$/);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`,${tree.low.username},`);

    await list.getByRole('link', { name: /^Details:/ }).click();
    const dialog = page.getByRole('dialog', { name: table.gameName });
    await dialog.getByText(tree.low.username).waitFor();
    await dialog.getByText('+₭9,000.00').first().waitFor();
    expect(await seriousFor(page, '[role="dialog"]')).toEqual([]);
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('navigation', { name: en.team_path }).getByRole('link', { name: en.team_me }).click();
    await page.getByText('2 records').waitFor();
    expect(errors).toEqual([]);
  });

  test('profit and loss: from a downline’s team to his downlines, his days and his rounds; sorted and grouped', async () => {
    const { head, middle, low } = tree;
    const { page, errors } = await enter(PROFIT, { viewport });
    const list = page.getByRole('region', { name: en.agent_nav_profit });
    await list.getByText('₭28,000.00').first().waitFor();
    await list.getByText(head.username).waitFor();
    // The head's own line is sorted before his downline's team when the least stands first.
    await page.getByRole('button', { name: en.team_sort_descending }).click();
    await expect.poll(() => list.getByRole('link').first().textContent(), PATIENT).toContain(head.username);
    const lines = await saved(page, /^team-profit-.*\.csv$/);
    expect(
      lines
        .slice(1)
        .map((line) => line.split(',')[0])
        .toSorted(),
    ).toEqual([head.username, middle.username].toSorted());

    await list.getByRole('link', { name: `${middle.username}: his downlines` }).click();
    await list.getByText('₭23,000.00').first().waitFor();
    await list.getByRole('link', { name: `${low.username}: day by day` }).click();
    await page.getByRole('button', { name: en.report_by_day, exact: true, pressed: true }).waitFor();
    await list
      .getByRole('link', { name: /: the rounds$/ })
      .first()
      .click();
    await expect.poll(() => rounds(page).count(), PATIENT).toBe(20);
    expect(new URL(page.url()).pathname).toBe(BETTING);

    await page.goto(PROFIT);
    await page.getByRole('figure', { name: en.profit_chart }).waitFor();
    await page.getByRole('button', { name: en.report_by_area }).click();
    await list.getByText('Live casino').waitFor();
    await page.getByRole('button', { name: en.report_by_member }).click();
    await page.getByLabel(en.report_member_search).fill(low.username);
    await list.getByRole('link', { name: `${low.username}: day by day` }).waitFor();
    await expect.poll(() => list.getByText(middle.username).count(), PATIENT).toBe(0);
    expect(errors).toEqual([]);
  });

  test('transactions: of the team by kind and member, and the agent’s own', async () => {
    const { page, errors } = await enter(TRANSACTIONS, { viewport });
    const list = page.getByRole('region', { name: en.agent_nav_team_transactions });
    await page.getByText('+₭304,381.00').first().waitFor(PATIENT);
    const kinds = page.getByRole('region', { name: en.report_by_kind });
    if (viewport === phone) await kinds.getByRole('button', { name: en.fold_show }).click();
    await kinds.getByText('+₭300,000.00').waitFor();
    await page.getByRole('group', { name: en.col_kind }).getByRole('button', { name: en.kind_rebate }).click();
    await page.getByText('1 record', { exact: true }).waitFor();
    await list.getByText('+₭60.00').waitFor();
    expect(await saved(page, /^team-transactions-.*\.csv$/)).toHaveLength(2);
    await list.getByRole('link', { name: tree.low.username }).click();
    await expect.poll(() => address(page).get('reach'), PATIENT).toBe('own');
    await kinds.getByText(en.kind_win).waitFor();

    await page.goto(OWN);
    await page.getByText('+₭4,321.00').first().waitFor(PATIENT);
    expect(await saved(page, /^transactions-.*\.csv$/)).toHaveLength(2);
    await page.getByRole('button', { name: en.kind_transfer }).click();
    await page.getByText(en.report_own_empty).waitFor();
    expect(errors).toEqual([]);
  });
});

test('nobody sees the report of somebody outside his team', async () => {
  const { head, stranger, low } = tree;
  const days = 'from=2026-01-01&to=2026-12-31';
  for (const report of ['bets', 'profit', 'movements']) {
    const path = `/api/agents/reports/${report}?${days}&memberId=${stranger.id}`;
    expect(await call(siteUrl, 'GET', path, undefined, head.token)).toMatchObject({ status: 404 });
    const own = `/api/agents/reports/${report}?${days}`;
    expect(await call(siteUrl, 'GET', own, undefined, low.token)).toMatchObject({ code: 'NON_AGENT' });
  }
});

test.each([
  ['lo', lo],
  ['cn', cn],
] as const)('every report speaks %s', async (language, words) => {
  const { page, errors } = await enter(PROFIT, { viewport: phone, language });
  await page.getByRole('heading', { level: 1, name: words.agent_nav_profit }).waitFor();
  await page.getByText(words.report_stakes).first().waitFor();
  for (const [path, title] of [
    [BETTING, words.agent_nav_betting],
    [TRANSACTIONS, words.agent_nav_team_transactions],
    [OWN, words.agent_nav_own_transactions],
  ] as const) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  }
  expect(errors).toEqual([]);
});

test.each([
  ['dark', phone],
  ['light', desktop],
] as const)('axe finds nothing serious in the %s theme', async (colorScheme, viewport) => {
  const { page } = await enter(BETTING, { viewport, colorScheme });
  for (const path of [BETTING, PROFIT, TRANSACTIONS, OWN]) {
    await page.goto(path);
    await settled(page.locator('main').first());
    expect(await seriousFor(page, 'html'), path).toEqual([]);
  }
});
