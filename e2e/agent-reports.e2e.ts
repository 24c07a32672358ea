import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { call } from './support/api.ts';
import { seriousFor } from './support/axe.ts';
import { phone } from './support/browser.ts';
import { sql } from './support/database.ts';
import { on } from './support/devices.ts';
import type { Member } from './support/member.ts';
import { PATIENT } from './support/patience.ts';
import { gameOf, play } from './support/play.ts';
import { newTeam, type Team } from './support/team.ts';
import { thisPlatform } from './support/this-platform.ts';
import { enter } from './support/windows.ts';
import { spoken } from './support/words.ts';

const { siteUrl } = thisPlatform();
const { en } = spoken;
const BETTING = '/agent/personalHistoryCopy';
const PROFIT = '/agent/palStatementsAgentCopy';
const TRANSACTIONS = '/agent/agentDownlineTransactionDetailsCopy';
const CASH = { head: 100_000, middle: 100_000, low: 100_000, side: 0, stranger: 100_000 };
let team: Team;
let slot: Awaited<ReturnType<typeof gameOf>>;
let table: Awaited<ReturnType<typeof gameOf>>;

beforeAll(async () => {
  [slot, table, team] = await Promise.all([gameOf('RNG'), gameOf('LIVE'), newTeam(CASH)]);
  const { head, middle, low, stranger } = team;
  await play(
    low.id,
    slot,
    Array.from({ length: 21 }, () => ({ stake: 1000, win: 0 })),
  );
  await play(low.id, table, [{ stake: 2000, win: 9000 }]);
  await play(middle.id, table, [{ stake: 5000, win: 0 }]);
  await play(stranger.id, slot, [{ stake: 7000, win: 0 }]);
  await post(head, 'dividend', 4321);
  await post(low, 'rebate', 60);
  await vi.waitFor(untilCounted, PATIENT);
}, 120_000);

/** A movement to a member's cash from the house. */
async function post({ id }: Member, kind: string, amount: number): Promise<void> {
  await sql(
    `SELECT * FROM ledger.post_batch(ARRAY[ROW('journey', $1, $4,
       ledger.open_account('house', 'journey', 'opening', 'LAK', now()),
       ledger.open_account('member', $2, 'cash', 'LAK', now()),
       $3::numeric * 100000, 'seed', $1, 'system', NULL, false)::ledger.movement], now())`,
    [randomUUID(), id, amount, kind],
  );
}

/** Figures are counted with a delay, and an open page does not request them again. */
async function untilCounted(): Promise<void> {
  const { token } = team.head;
  const { value } = await call(siteUrl, 'GET', `/api/agents/reports/profit?${days()}`, undefined, token);
  expect(value.totals).toMatchObject({ stake: '28000.00', bonus: '60.00', commission: '4321.00' });
}

/** The number of days that covers everything played before midnight. */
function days(): string {
  const today = Temporal.Now.plainDateISO('Asia/Vientiane');
  return `from=${today.subtract({ days: 1 })}&to=${today}`;
}

/** Exports what is shown. @returns its lines, the headers first */
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

describe.each(on('desktop'))('on a %s', (_device, viewport) => {
  test('team betting: by page, member, area and state, with the details of a round, and as an export', async () => {
    const { page, errors } = await enter(team.head, BETTING, { viewport });
    const list = page.getByRole('region', { name: en.agent_nav_betting });
    await expect.poll(() => rounds(page).count(), PATIENT).toBe(20);
    await page.getByText('₭28,000.00').first().waitFor();
    await page.getByRole('button', { name: en.records_more }).click();
    await expect.poll(() => rounds(page).count(), PATIENT).toBe(23);
    await page.getByText('23 rounds').waitFor();

    await page.getByLabel(en.records_area, { exact: true }).selectOption({ label: 'Live casino' });
    await page.getByText('2 rounds').waitFor();
    await page.getByLabel(en.report_find_member).fill(team.low.username.slice(0, 8));
    await page.getByRole('option', { name: team.low.username }).click();
    await page.getByText('1 round', { exact: true }).waitFor();
    expect(address(page).get('member')).toBe(team.low.id);
    const lines = await saved(page, /^team-betting-.*\.csv$/);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`,${team.low.username},`);

    await list.getByRole('link', { name: /^Details:/ }).click();
    const dialog = page.getByRole('dialog', { name: table.gameName });
    await dialog.getByText(team.low.username).waitFor();
    await dialog.getByText('+₭9,000.00').first().waitFor();
    expect(await seriousFor(page, '[role="dialog"]')).toEqual([]);
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('navigation', { name: en.team_path }).getByRole('link', { name: en.team_me }).click();
    await page.getByText('2 rounds').waitFor();
    expect(errors).toEqual([]);
  });

  test('profit and loss: from a downline’s team to their downlines, days and rounds; sorted and grouped', async () => {
    const { head, middle, low, side } = team;
    const { page, errors } = await enter(head, PROFIT, { viewport });
    const list = page.getByRole('region', { name: en.agent_nav_profit });
    await list.getByText('₭28,000.00').first().waitFor();
    await page.getByRole('figure', { name: en.profit_chart }).waitFor();
    await page.getByRole('button', { name: en.report_by_area }).click();
    await list.getByText('Live casino').waitFor();
    await page.getByRole('button', { name: en.report_by_member }).click();
    const search = page.getByLabel(en.report_member_search);
    await search.fill(low.username);
    await list.getByRole('link', { name: `${low.username}: day by day` }).waitFor();
    await expect.poll(() => list.getByText(middle.username).count(), PATIENT).toBe(0);
    await search.fill('');
    await page.getByRole('button', { name: en.report_by_downline }).click();
    await list.getByText(head.username).waitFor();
    // A member without play is after the team that played, until the order is reversed.
    const isAscending = async () => {
      const text = await list.innerText();
      return text.indexOf(head.username) < text.indexOf(middle.username);
    };
    expect(await isAscending()).toBe(false);
    await page.getByRole('button', { name: en.team_sort_descending }).click();
    await expect.poll(isAscending, PATIENT).toBe(true);
    const lines = await saved(page, /^team-profit-.*\.csv$/);
    expect(
      lines
        .slice(1)
        .map((line) => line.split(',')[0])
        .toSorted(),
    ).toEqual([head, middle, side].map(({ username }) => username).toSorted());

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
    expect(errors).toEqual([]);
  });

  test('transactions: of the team by kind and member, and the agent’s own', async () => {
    const { page, errors } = await enter(team.head, TRANSACTIONS, { viewport });
    const list = page.getByRole('region', { name: en.agent_nav_team_transactions });
    await page.getByText('+₭304,381.00').first().waitFor(PATIENT);
    const kinds = page.getByRole('region', { name: en.report_by_kind });
    if (viewport === phone) await kinds.getByRole('button', { name: en.fold_show }).click();
    await kinds.getByText('+₭300,000.00').waitFor();
    await page.getByRole('group', { name: en.col_kind }).getByRole('button', { name: en.kind_rebate }).click();
    await page.getByText('1 record', { exact: true }).waitFor();
    await list.getByText('+₭60.00').waitFor();
    expect(await saved(page, /^team-transactions-.*\.csv$/)).toHaveLength(2);
    await list.getByRole('link', { name: team.low.username }).click();
    await expect.poll(() => address(page).get('reach'), PATIENT).toBe('own');
    await kinds.getByText(en.kind_win).waitFor();

    await page.goto('/agent/agentTransactionDetails');
    await page.getByText('+₭4,321.00').first().waitFor(PATIENT);
    expect(await saved(page, /^transactions-.*\.csv$/)).toHaveLength(2);
    await page.getByRole('button', { name: en.kind_transfer }).click();
    await page.getByText(en.report_own_empty).waitFor();
    expect(errors).toEqual([]);
  });
});
