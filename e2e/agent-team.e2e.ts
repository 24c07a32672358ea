import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from './support/api.ts';
import { phone } from './support/browser.ts';
import { inLanguage, on } from './support/devices.ts';
import { closeByEscape } from './support/dialogs.ts';
import { PAYMENT_PASSWORD } from './support/identity.ts';
import { type Member, withPaymentPassword } from './support/member.ts';
import { PATIENT } from './support/patience.ts';
import { newInLine, newTeam, type Team } from './support/team.ts';
import { thisPlatform } from './support/this-platform.ts';
import { enterPage } from './support/windows.ts';
import { spoken } from './support/words.ts';

const { siteUrl } = thisPlatform();
const { en } = spoken;
const TEAM = '/agent/downlineManagmentView';
const CASH = { head: 500_000, middle: 70_000, low: 30_000, side: 90_000, stranger: 10_000 };
let team: Team;

/** None of them is paid anything meanwhile. */
beforeAll(async () => {
  team = await newTeam(CASH);
});

const level = (page: Page) => page.getByRole('region', { name: en.agent_nav_downlines });
const details = (page: Page, { username }: Member) => page.getByRole('link', { name: `Details of ${username}` });
const cashOf = async ({ token }: Member) =>
  (await call(siteUrl, 'GET', '/api/wallet/balance', undefined, token)).value.balance as string;
/** The names of the displayed level, from the top. */
const shown = (page: Page) =>
  level(page)
    .getByRole('link', { name: /^Details of/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')!.replace('Details of ', '')));

describe.each(on('phone'))('the team on a %s', (device, viewport) => {
  test('is opened level by level, and leads back up', async () => {
    const { head, middle, low, side } = team;
    const page = await enterPage(head, TEAM, { viewport });
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
    const { head, middle, low, side } = team;
    const page = await enterPage(head, TEAM, { viewport });
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
    await search.fill(team.stranger.username);
    await page.getByText(en.team_found_none).waitFor();
    await search.fill(middle.username);
    await expect.poll(() => shown(page), PATIENT).toEqual([middle.username]);
    await page.getByRole('link', { name: `Downlines of ${middle.username}: 1` }).click();
    await expect.poll(() => shown(page), PATIENT).toEqual([low.username]);
    // Leaving the page has ended the search.
    await expect.poll(() => search.inputValue(), PATIENT).toBe('');
  });

  test('shows one member’s figures, contracts and limits, and closes where it was opened', async () => {
    const { head, middle, low } = team;
    const page = await enterPage(head, TEAM, { viewport });
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
    const options = async () => (await call(siteUrl, 'GET', '/api/transfers/options', undefined, middle.token)).value;
    await expect.poll(options, PATIENT).toMatchObject({ maySend: false, max: '25000.00' });
    await closeByEscape(page, dialog);
    expect(new URL(page.url()).searchParams.get('member')).toBeNull();

    // Further down, another agent sets the limits.
    await page.goto(`${TEAM}?of=${middle.id}&member=${low.id}`);
    const deep = page.getByRole('dialog', { name: low.username });
    await deep.getByRole('tab', { name: en.team_tab_limits }).click();
    await deep.getByText(en.team_limits_other).waitFor();
    expect(await deep.getByRole('button', { name: en.team_limits_save }).count()).toBe(0);
  });

  test('a downline is found, chosen, and paid with the payment password; both see it', async () => {
    const head = await withPaymentPassword(await newInLine({ isAgent: true, cash: 500_000 }));
    const low = await newInLine({ under: await newInLine({ under: head, isAgent: true }), cash: 30_000 });
    const page = await enterPage(head, '/agent/agentTransfer', { viewport });
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
    expect(await cashOf(head)).toBe('500000.00');
    await password.fill(PAYMENT_PASSWORD);
    // Two presses make one transfer.
    await form.getByRole('button', { name: en.transfer_send }).dblclick();
    await form.getByText(en.transfer_sent, { exact: true }).waitFor();
    await page.getByText(`To ${low.username}`).first().waitFor();
    await page
      .getByText(/No\. \d+/)
      .first()
      .waitFor();
    expect([await cashOf(head), await cashOf(low)]).toEqual(['485000.00', '45000.00']);

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

test.each(inLanguage('cn'))(
  'a transfer over the limit, outside the tree, or not allowed by an upline is refused with the reason (%s)',
  async (language) => {
    const words = spoken[language];
    const { head, middle, side, stranger } = team;
    const allow = (member: Member, may: object) => {
      const limits = { mayReceive: true, maySend: true, perTransfer: null, perDay: null, ...may };
      return call(siteUrl, 'PUT', `/api/transfers/limits/${member.id}`, limits, head.token);
    };
    await allow(side, { mayReceive: false });
    const page = await enterPage(head, '/agent/agentTransfer', { viewport: phone, language });
    const form = page.getByRole('region', { name: words.agent_nav_transfer, exact: true });
    const name = form.getByLabel(words.team_transfer_choose);
    await name.fill(stranger.username);
    await form.getByText(words.team_found_none).waitFor();
    await name.press('Enter');
    await form.getByText(words['error.RECIPIENT_NOT_FOUND']).waitFor();
    await name.fill(side.username);
    await name.press('Enter');
    await form.getByText(words['error.RECIPIENT_CLOSED']).waitFor();
    await allow(side, {});
    await name.press('Enter');
    await form.getByText(side.username).waitFor();
    const { value } = await call(siteUrl, 'GET', '/api/transfers/options', undefined, head.token);
    await form.getByLabel(words.move_amount).fill(String(Number(value.max) + 1));
    await form.getByRole('button', { name: words.transfer_review }).click();
    await form.getByRole('alert').waitFor();
    expect(await form.getByRole('button', { name: words.transfer_send }).count()).toBe(0);

    await allow(middle, { maySend: false });
    const other = await enterPage(middle, '/agent/agentTransfer', { viewport: phone, language });
    await other.getByText(words['error.TRANSFER_NOT_ALLOWED']).waitFor();
  },
);
