import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { later as cn } from '../packages/i18n/src/catalogues/cn/later.ts';
import { later as en } from '../packages/i18n/src/catalogues/en/later.ts';
import { later as lo } from '../packages/i18n/src/catalogues/lo/later.ts';
import { call, PASSWORD, register } from './support/api.ts';
import { seriousFor, settled } from './support/axe.ts';
import { closeBrowser, desktop, phone, type Visit, visit } from './support/browser.ts';
import { becomeType, sql } from './support/database.ts';
import { closeByEscape } from './support/dialogs.ts';
import { PATIENT } from './support/patience.ts';
import { thisPlatform } from './support/this-platform.ts';

type Account = { username: string; token: string; id: string };
/** head -> middle -> low, head -> side; stranger is in nobody's line. */
type Tree = Record<'head' | 'middle' | 'low' | 'side' | 'stranger', Account>;

const { siteUrl } = thisPlatform();
const PAYMENT_PASSWORD = '592037';
const TEAM = '/agent/downlineManagmentView';
const open: Visit[] = [];
let tree: Tree;

beforeAll(async () => {
  tree ??= await newTree();
});
afterEach(async () => {
  for (const { context } of open.splice(0)) await context.close();
});
afterAll(closeBrowser);

async function newMember(cash: string, upline: Account | null, type = 0): Promise<Account> {
  const { username, token } = await register(siteUrl);
  const { value } = await call(siteUrl, 'GET', '/api/session', undefined, token);
  const member = { username, token, id: value.member.id as string };
  await sql(
    `SELECT * FROM ledger.post_batch(ARRAY[ROW('journey', $1, 'adjustment',
       ledger.open_account('house', 'journey', 'opening', 'LAK', now()),
       ledger.open_account('member', $2, 'cash', 'LAK', now()),
       $3::numeric * 100000, 'seed', 'journey', 'system', NULL, false)::ledger.movement], now())`,
    [randomUUID(), member.id, cash],
  );
  if (upline) await sql('SELECT member.move($1, $2, now())', [member.id, upline.id]);
  if (type > 0) await becomeType(username, type);
  return member;
}

async function newTree(): Promise<Tree> {
  const head = await newMember('500000', null, 1);
  const body = {
    newPassword: PAYMENT_PASSWORD,
    confirmNewPassword: PAYMENT_PASSWORD,
    proof: { method: 'loginPassword', answer: PASSWORD },
  };
  expect(await call(siteUrl, 'PUT', '/api/member/payment-password', body, head.token)).toMatchObject({ success: true });
  const middle = await newMember('70000', head, 41);
  const low = await newMember('30000', middle);
  return { head, middle, low, side: await newMember('90000', head), stranger: await newMember('10000', null) };
}

async function enter(member: Account, address: string, look: Parameters<typeof visit>[1] = {}): Promise<Page> {
  const sign = address.includes('?') ? '&' : '?';
  const visited = await visit(`${address}${sign}token=${member.token}`, { announcementsClosed: true, ...look });
  open.push(visited);
  return visited.page;
}

const level = (page: Page) => page.getByRole('region', { name: en.agent_nav_downlines });
const details = (page: Page, { username }: Account) => page.getByRole('link', { name: `Details of ${username}` });
const cashOf = async ({ token }: Account) =>
  (await call(siteUrl, 'GET', '/api/wallet/balance', undefined, token)).value.balance as string;
/** The names of the level that is shown, from the top. */
const shown = (page: Page) =>
  level(page)
    .getByRole('link', { name: /^Details of/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')!.replace('Details of ', '')));

describe.each([
  ['phone', phone],
  ['desktop', desktop],
] as const)('the team on a %s', (device, viewport) => {
  beforeAll(async () => {
    tree = await newTree();
  });

  test('is opened level by level, and the way leads back up', async () => {
    const { head, middle, low, side } = tree;
    const page = await enter(head, TEAM, { viewport });
    await details(page, middle).waitFor();
    expect((await shown(page)).toSorted()).toEqual([middle.username, side.username].toSorted());
    const totals = page.getByRole('region', { name: en.team_totals });
    await totals.getByText('₭190,000.00').waitFor();
    await page.getByRole('link', { name: `Downlines of ${middle.username}: 1` }).click();
    await details(page, low).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('of'), PATIENT).toBe(middle.id);
    await totals.getByText('₭30,000.00').waitFor();
    const path = page.getByRole('navigation', { name: en.team_path });
    await path.getByText(middle.username).waitFor();
    await page.reload();
    await details(page, low).waitFor();
    await path.getByRole('link', { name: en.team_me }).click();
    await details(page, side).waitFor();
    await page.goBack();
    await details(page, low).waitFor();
  });

  test('is searched as a whole, and sorted', async () => {
    const { head, middle, low, side } = tree;
    const page = await enter(head, TEAM, { viewport });
    await details(page, middle).waitFor();
    if (device === 'phone') await page.getByLabel(en.team_sort).selectOption('balance');
    else await page.getByRole('button', { name: en.team_col_balance }).click();
    await expect.poll(() => shown(page), PATIENT).toEqual([side.username, middle.username]);
    if (device === 'phone') await page.getByRole('button', { name: en.team_sort_descending }).click();
    else await page.getByRole('button', { name: en.team_col_balance }).click();
    await expect.poll(() => shown(page), PATIENT).toEqual([middle.username, side.username]);
    expect(new URL(page.url()).searchParams.get('order')).toBe('asc');

    const search = page.getByRole('searchbox', { name: en.team_search });
    await search.fill(low.username.slice(0, -1));
    await expect.poll(() => shown(page), PATIENT).toEqual([low.username]);
    await level(page).getByText(`under ${middle.username}`).waitFor();
    await search.fill(tree.stranger.username);
    await page.getByText(en.team_found_none).waitFor();
    await search.fill(middle.username);
    await expect.poll(() => shown(page), PATIENT).toEqual([middle.username]);
    await page.getByRole('link', { name: `Downlines of ${middle.username}: 1` }).click();
    await expect.poll(() => shown(page), PATIENT).toEqual([low.username]);
    // What led elsewhere has ended the search.
    await expect.poll(() => search.inputValue(), PATIENT).toBe('');
  });

  test('shows one member in full: figures, contracts, limits, and closes where it was opened', async () => {
    const { head, middle, low } = tree;
    const page = await enter(head, TEAM, { viewport });
    await details(page, middle).click();
    const dialog = page.getByRole('dialog', { name: middle.username });
    await dialog.getByRole('region', { name: en.team_own_figures }).waitFor();
    await dialog.getByText('Agent, type 41').waitFor();
    await dialog.getByRole('tab', { name: en.team_tab_contracts }).click();
    await dialog.getByText(en.team_contracts_none).waitFor();
    await dialog.getByRole('tab', { name: en.team_tab_moves }).click();
    await dialog.getByText(en.team_moves_none).waitFor();
    await dialog.getByRole('tab', { name: en.team_tab_limits }).click();
    await dialog.getByLabel(en.team_per_transfer).fill('99999999999');
    await dialog.getByRole('button', { name: en.team_limits_save }).click();
    await dialog.getByRole('alert').waitFor();
    await dialog.getByLabel(en.team_per_transfer).fill('25000');
    await dialog.getByLabel(en.team_may_send).uncheck();
    await dialog.getByRole('button', { name: en.team_limits_save }).click();
    await page.getByText(en.team_limits_saved).waitFor();
    expect(await call(siteUrl, 'GET', '/api/transfers/options', undefined, middle.token)).toMatchObject({
      value: { maySend: false, max: '25000.00' },
    });
    await closeByEscape(page, dialog);
    expect(new URL(page.url()).searchParams.get('member')).toBeNull();

    // Deeper down the limits are another's to set.
    await page.goto(`${TEAM}?of=${middle.id}&member=${low.id}`);
    const deep = page.getByRole('dialog', { name: low.username });
    await deep.getByRole('tab', { name: en.team_tab_limits }).click();
    await deep.getByText(en.team_limits_other).waitFor();
    expect(await deep.getByRole('button', { name: en.team_limits_save }).count()).toBe(0);
  });

  test('a downline is found, chosen, and paid by the payment password; both see it', async () => {
    const { head, low } = tree;
    const before = [await cashOf(head), await cashOf(low)].map(Number);
    const page = await enter(head, '/agent/agentTransfer', { viewport });
    const form = page.getByRole('region', { name: en.agent_nav_transfer, exact: true });
    await form.getByLabel(en.team_transfer_choose).fill(low.username.slice(0, -2));
    await form
      .getByRole('list', { name: en.team_transfer_matches })
      .getByRole('button', { name: low.username })
      .click();
    await form.getByText(en.transfer_to_downline).last().waitFor();
    await form.getByLabel(en.move_amount).fill('15000');
    await form.getByRole('button', { name: en.transfer_review }).click();
    await form.getByText(low.username).waitFor();
    await form.getByText(/The recipient stakes \d+% of it/).waitFor();
    const password = form.getByLabel(en.field_payment_password, { exact: true });
    await password.fill('000000');
    await form.getByRole('button', { name: en.transfer_send }).click();
    await form.getByText('The payment password is wrong.').waitFor();
    expect(await cashOf(head)).toBe(before[0]!.toFixed(2));
    await password.fill(PAYMENT_PASSWORD);
    // Twice at once: it happens once.
    await form.getByRole('button', { name: en.transfer_send }).dblclick();
    await form.getByText(en.transfer_sent, { exact: true }).waitFor();
    await page.getByText(`To ${low.username}`).first().waitFor();
    await page
      .getByText(/No\. \d+/)
      .first()
      .waitFor();
    expect([await cashOf(head), await cashOf(low)].map(Number)).toEqual([before[0]! - 15_000, before[1]! + 15_000]);

    const { value } = await call(siteUrl, 'GET', '/api/transfers', undefined, low.token);
    expect(value.list[0]).toMatchObject({ way: 'in', amount: '15000.00', downline: null });
    const asked = await call(siteUrl, 'GET', '/api/withdrawals/terms', undefined, low.token);
    expect(Number(asked.value.turnover.remaining)).toBeGreaterThanOrEqual(15_000);
    await page.goto(`${TEAM}?member=${low.id}`);
    const dialog = page.getByRole('dialog', { name: low.username });
    await dialog.getByRole('tab', { name: en.team_tab_transfers }).click();
    await dialog.getByText(`To ${low.username}`).first().waitFor();
  });
});

describe.each([
  ['lo', lo],
  ['en', en],
  ['cn', cn],
] as const)('what cannot be is told in %s', (language, words) => {
  test('over the limit, outside the tree, and where an upline has closed transfers', async () => {
    const { head, middle, side, stranger } = tree;
    const page = await enter(head, '/agent/agentTransfer', { viewport: phone, language });
    const form = page.getByRole('region', { name: words.agent_nav_transfer, exact: true });
    const name = form.getByLabel(words.team_transfer_choose);
    await name.fill(stranger.username);
    await form.getByText(words.team_found_none).waitFor();
    await name.press('Enter');
    await form.getByText(words['error.RECIPIENT_NOT_FOUND']).waitFor();

    const limits = { mayReceive: false, maySend: true, perTransfer: null, perDay: null };
    await call(siteUrl, 'PUT', `/api/transfers/limits/${side.id}`, limits, head.token);
    await name.fill(side.username);
    await name.press('Enter');
    await form.getByText(words['error.RECIPIENT_CLOSED']).waitFor();
    await call(siteUrl, 'PUT', `/api/transfers/limits/${side.id}`, { ...limits, mayReceive: true }, head.token);
    await name.press('Enter');
    await form.getByText(side.username).waitFor();
    const { value } = await call(siteUrl, 'GET', '/api/transfers/options', undefined, head.token);
    await form.getByLabel(words.move_amount).fill(String(Number(value.max) + 1));
    await form.getByRole('button', { name: words.transfer_review }).click();
    await form.getByRole('alert').waitFor();
    expect(await form.getByRole('button', { name: words.transfer_send }).count()).toBe(0);

    const closed = { mayReceive: true, maySend: false, perTransfer: null, perDay: null };
    await call(siteUrl, 'PUT', `/api/transfers/limits/${middle.id}`, closed, head.token);
    const other = await enter(middle, '/agent/agentTransfer', { viewport: phone, language });
    await other.getByText(words['error.TRANSFER_NOT_ALLOWED']).waitFor();
  });
});

test.each([
  ['dark', phone],
  ['light', desktop],
] as const)(
  'in the %s theme axe finds nothing serious in the team and its transfers',
  async (colorScheme, viewport) => {
    const { head, side } = tree;
    const page = await enter(head, TEAM, { viewport, colorScheme });
    await details(page, side).waitFor();
    await settled(page.locator('#main'));
    expect(await seriousFor(page, '#main')).toEqual([]);
    await page.goto('/agent/agentTransfer');
    await page.getByLabel(en.team_transfer_choose).waitFor();
    await settled(page.locator('#main'));
    expect(await seriousFor(page, '#main')).toEqual([]);
    for (const tab of ['figures', 'limits'] as const) {
      await page.goto(`${TEAM}?member=${side.id}`);
      const dialog = page.getByRole('dialog', { name: side.username });
      await dialog.getByRole('tab', { name: en[`team_tab_${tab}`] }).click();
      await settled(dialog);
      expect(await seriousFor(page, '[role="dialog"]')).toEqual([]);
    }
  },
);
