import { fileTime, timeFormat } from '@champa/i18n';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { call } from './support/api.ts';
import { desktop, phone } from './support/browser.ts';
import { becomeType, sql } from './support/database.ts';
import { closeByEscape } from './support/dialogs.ts';
import { PAYMENT_PASSWORD } from './support/identity.ts';
import { type Member, newMember, withPayee, withPaymentPassword } from './support/member.ts';
import { PATIENT } from './support/patience.ts';
import { runBin } from './support/platform.ts';
import { gameOf, play } from './support/play.ts';
import { thisPlatform } from './support/this-platform.ts';
import { putUnder } from './support/team.ts';
import { enterPage } from './support/windows.ts';
import { spoken } from './support/words.ts';

const { siteUrl, environment } = thisPlatform();
const { lo, en, cn } = spoken;

/** The connection fails as on the road: first no request leaves, then a request arrives and its answer is lost. */
async function failTwice(page: Page, path: string): Promise<void> {
  const failures = ['nothing leaves', 'the answer is lost'];
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    const failure = failures.shift();
    if (failure === undefined) return route.continue();
    if (failure === 'the answer is lost') await route.fetch();
    return route.abort();
  });
}

/** Presses twice while the connection fails; each failure is reported, and the button can be pressed again. */
async function pressInVain(page: Page, press: Locator, told: string): Promise<void> {
  for (const _ of [1, 2]) {
    const lost = page.waitForEvent('requestfailed', { predicate: (sent) => sent.method() !== 'GET', ...PATIENT });
    await Promise.all([lost, press.click(PATIENT)]);
    await page.getByText(told).last().waitFor(PATIENT);
    await expect.poll(() => press.isEnabled(), PATIENT).toBe(true);
  }
}

/** A failure is reported in its own dialog, which stays until it is closed. */
async function failAndClose(page: Page, role: 'dialog' | 'alertdialog', told: string): Promise<void> {
  const dialog = page.getByRole(role).filter({ hasText: told });
  await dialog.waitFor(PATIENT);
  await closeByEscape(page, dialog);
}

const cash = async ({ token }: Member) =>
  (await call(siteUrl, 'GET', '/api/wallet/balance', undefined, token)).value.balance as string;
const pageOfCentre = (page: Page, centre: string, name: string) =>
  page.getByRole('navigation', { name: centre }).getByRole('link').filter({ hasText: name });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

// Every page of a member in bad conditions; success has its own journeys.
describe('a connection that fails while money is sent', () => {
  test('begins only one deposit, and Back leads from it to the form (LO, phone)', async () => {
    const member = await newMember();
    const page = await enterPage(member, '/wallet/deposit', { viewport: phone, language: 'lo' });
    await failTwice(page, '/api/wallet/deposits');
    await page.locator('label').filter({ hasText: 'LAO QR' }).click(PATIENT);
    await page.getByLabel(lo.deposit_amount).fill('100000');
    const go = button(page, lo.deposit_continue);
    await pressInVain(page, go, lo['error.NETWORK']);
    await go.click();
    await page.waitForURL(/deposit=\d+/);
    await page.getByText(lo.deposit_waiting).waitFor(PATIENT);
    const { value } = await call(siteUrl, 'GET', '/api/wallet/deposits', undefined, member.token);
    expect(value.total).toBe(1);

    await page.goBack();
    const listed = page.getByRole('region', { name: lo.deposits });
    await listed.getByText(lo.deposit_state_waiting).waitFor(PATIENT);
    await listed.getByRole('listitem').getByRole('button').click();
    await page.waitForURL(new RegExp(`deposit=${value.list[0].id}`));
    await page.goto('/wallet/deposit?deposit=999999999');
    await page.getByText(lo['error.NOT_FOUND']).waitFor(PATIENT);
  });

  test('requests only one withdrawal; another window cannot spend the same money (CN, desktop)', async () => {
    const member = await withPayee(await newMember(400_000));
    const look = { viewport: desktop, language: 'cn' };
    const [page, other] = [
      await enterPage(member, '/member/withdraw', look),
      await enterPage(member, '/member/withdraw', look),
    ];
    const fill = async (window: Page) => {
      await window.getByLabel(cn.withdraw_amount, { exact: true }).fill('300000');
      await window.getByLabel(cn.field_payment_password, { exact: true }).fill(PAYMENT_PASSWORD);
    };
    await fill(other);
    await failTwice(page, '/api/withdrawals');
    await fill(page);
    const ask = button(page, cn.withdraw_ask);
    await pressInVain(page, ask, cn['error.NETWORK']);
    await ask.click();
    await page.waitForURL(/withdrawal=\d+/);
    await button(other, cn.withdraw_ask).click();
    await other.getByText(cn['error.BALANCE_TOO_LOW']).first().waitFor(PATIENT);
    const { value } = await call(siteUrl, 'GET', '/api/withdrawals', undefined, member.token);
    expect([value.total, await cash(member)]).toEqual([1, '100000.00']);
  });

  test('moves money to a studio once; a window with an old balance is told (EN, phone)', async () => {
    const member = await newMember(50_000);
    const look = { viewport: phone };
    const [page, other] = [
      await enterPage(member, '/member/transferFund', look),
      await enterPage(member, '/member/transferFund', look),
    ];
    for (const window of [page, other]) await window.getByLabel(en.move_amount).fill('40000');
    await failTwice(page, '/api/wallet/transfer');
    // The other window receives no update: it shows old data.
    await other.route('**/api/wallet/consolidated', (route) => route.abort());
    const move = button(page, en.move_submit);
    await pressInVain(page, move, en['error.NETWORK']);
    await move.click();
    await page.getByRole('status').getByText(en.move_confirmed, { exact: true }).waitFor(PATIENT);
    expect(await cash(member)).toBe('10000.00');

    await button(other, en.move_submit).click();
    await other.getByText(en['error.BALANCE_TOO_LOW']).first().waitFor(PATIENT);
    const { value } = await call(siteUrl, 'GET', '/api/wallet/moves', undefined, member.token);
    expect(value.total).toBe(1);
  });

  test('transfers to the upline once, even after going back to the form (EN, desktop)', async () => {
    const [upline, member] = [await newMember(), await withPaymentPassword(await newMember(50_000))];
    await putUnder(member, upline);
    const page = await enterPage(member, '/member/transferUpline', { viewport: desktop });
    await failTwice(page, '/api/transfers');
    const review = button(page, en.transfer_review);
    const send = button(page, en.transfer_send);
    const password = page.getByLabel(en.field_payment_password, { exact: true });
    await page.getByLabel(en.move_amount).fill('20000');
    await review.click();
    await password.fill(PAYMENT_PASSWORD);
    await pressInVain(page, send, en['error.NETWORK']);
    await button(page, en.transfer_edit).click();
    await review.click();
    await password.fill(PAYMENT_PASSWORD);
    await send.click();
    await page.getByRole('status').getByText(en.transfer_sent, { exact: true }).waitFor(PATIENT);
    expect([await cash(member), await cash(upline)]).toEqual(['30000.00', '20000.00']);
  });

  test('pays a rebate once (LO, phone)', async () => {
    const member = await newMember(1_000_000);
    await play(member.id, await gameOf('RNG'), [{ stake: 500_000, win: 0 }]);
    const claimable = async () => (await call(siteUrl, 'GET', '/api/rebate', undefined, member.token)).value;
    await expect.poll(async () => (await claimable()).isClaimable, PATIENT).toBe(true);
    const page = await enterPage(member, '/member/manualRebate', { viewport: phone, language: 'lo' });
    await failTwice(page, '/api/rebate/claim');
    const claim = button(page, lo.rebate_claim);
    await claim.click(PATIENT);
    await page.getByText(lo['error.NETWORK']).first().waitFor(PATIENT);
    expect(await cash(member)).toBe('500000.00');
    await claim.click(PATIENT);
    // Only the answer was lost: the page requests the state.
    await expect.poll(() => claim.isDisabled(), PATIENT).toBe(true);
    await page.getByRole('region', { name: lo.rebate_history }).getByRole('listitem').waitFor(PATIENT);
    expect(await cash(member)).toBe('502500.00');
  });
});

describe('changes by the server or another screen meanwhile', () => {
  test('a withdrawal that has progressed is not cancelled, and its state is shown (LO, desktop)', async () => {
    const member = await withPayee(await newMember(2_000_000));
    const page = await enterPage(member, '/member/withdraw', { viewport: desktop, language: 'lo' });
    await page.getByLabel(lo.withdraw_amount, { exact: true }).fill('500000');
    await page.getByLabel(lo.field_payment_password, { exact: true }).fill(PAYMENT_PASSWORD);
    await button(page, lo.withdraw_ask).click();
    await page.getByRole('status').getByText(lo.withdrawal_requested, { exact: true }).waitFor(PATIENT);
    await button(page, lo.withdrawal_cancel).click();
    await sql(`UPDATE withdrawals.withdrawal SET state = 'reviewing', claimed_by = 'vilay' WHERE member_id = $1`, [
      member.id,
    ]);
    await button(page, lo.withdrawal_cancel_yes).click();
    await page.getByText(lo['error.WITHDRAWAL_CLOSED']).waitFor(PATIENT);
    await page.getByRole('status').getByText(lo.withdrawal_reviewing, { exact: true }).waitFor(PATIENT);
    expect(await cash(member)).toBe('1500000.00');
    await page.getByRole('dialog').getByRole('button', { name: lo.close, exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('a session ended elsewhere leads to sign-in, and nothing was done (CN, phone)', async () => {
    const member = await newMember();
    const page = await enterPage(member, '/member/limits', { viewport: phone, language: 'cn' });
    await button(
      page,
      cn.limit_change_named.replace('{kind}', cn.limit_deposit).replace('{period}', cn.limit_day),
    ).click(PATIENT);
    await page.getByLabel(cn.limit_amount, { exact: true }).fill('50000');
    await call(siteUrl, 'DELETE', '/api/session', undefined, member.token);
    // The page may already know.
    await button(page, cn.limit_save)
      .click({ timeout: 5000 })
      .catch(() => undefined);
    await page.getByRole('dialog').locator('input[name="username"]').waitFor(PATIENT);
    const again = { username: member.username, password: member.password };
    const { value } = await call(siteUrl, 'POST', '/api/session', again);
    const { value: limits } = await call(siteUrl, 'GET', '/api/limits', undefined, value.token);
    expect(limits.list).toEqual([]);
  });

  test('without a connection a limit, a bonus and a message do not change, and the failure is shown (CN, desktop)', async () => {
    const member = await newMember();
    const bonus = ['--offer', 'birthday', '--amount', '30000', '--reason', 'journey'];
    const granted = await runBin('champa', ['bonus', 'grant', member.username, ...bonus], environment);
    expect(granted).toMatchObject({ code: 0 });
    const page = await enterPage(member, '/member/limits', { viewport: desktop, language: 'cn' });
    await page.route(/\/api\/(limits|bonus|inbox)\//, (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort(),
    );

    await button(page, cn.limit_change_named.replace('{kind}', cn.limit_loss).replace('{period}', cn.limit_week)).click(
      PATIENT,
    );
    await page.getByLabel(cn.limit_amount, { exact: true }).fill('50000');
    await button(page, cn.limit_save).click();
    await failAndClose(page, 'dialog', cn['error.NETWORK']);

    await pageOfCentre(page, cn.member_centre, cn.member_bonus).click();
    await button(page, cn.bonus_forfeit).click(PATIENT);
    await page.getByRole('alertdialog').getByRole('button', { name: cn.bonus_forfeit }).click();
    await failAndClose(page, 'alertdialog', cn['error.NETWORK']);

    await pageOfCentre(page, cn.member_centre, cn.inbox).click();
    await page.getByRole('button', { name: new RegExp(cn['inbox.title_bonus_granted']) }).click(PATIENT);
    await button(page, cn.inbox_delete).click();
    await page.getByRole('alertdialog').getByRole('button', { name: cn.inbox_delete }).click();
    await page.getByText(cn['error.NETWORK']).first().waitFor(PATIENT);
    await page.getByRole('button', { name: new RegExp(cn['inbox.title_bonus_granted']) }).waitFor(PATIENT);

    const told = (path: string) => call(siteUrl, 'GET', path, undefined, member.token);
    expect((await told('/api/limits')).value.list).toEqual([]);
    expect((await told('/api/bonus')).value.list[0].state).toBe('active');
  });
});

describe('days and clocks', () => {
  test('a device beyond the date line shows the brand’s days and times (EN, phone)', async () => {
    const member = await newMember(10_000);
    const slot = await gameOf('RNG');
    await play(member.id, slot, [{ stake: 1000, win: 0 }]);
    // In one of the two it is another day than in Vientiane at this moment.
    const hour = new Date().getUTCHours();
    const timezoneId = hour >= 11 && hour < 17 ? 'Pacific/Kiritimati' : 'Pacific/Pago_Pago';
    const page = await enterPage(member, '/records/bets', { viewport: phone, timezoneId });
    const { value } = await call(siteUrl, 'GET', '/api/records/bets', undefined, member.token);
    const at = timeFormat('en-US', 'Asia/Vientiane').full(value.list[0].startedAt);
    await region(page, en.betting_record).getByText(at).first().waitFor(PATIENT);
    await button(page, en.date_today).click();
    await page.getByText('1 round', { exact: true }).waitFor(PATIENT);
    const today = fileTime(value.list[0].startedAt, 'Asia/Vientiane').slice(0, 10).replaceAll('/', '-');
    await expect.poll(() => page.getByLabel(en.date_from, { exact: true }).inputValue(), PATIENT).toBe(today);
    expect(await page.evaluate(() => new Intl.DateTimeFormat('sv-SE').format(new Date()))).not.toBe(today);
  });

  test('days without data, reversed days, an incomplete year and too long a range (CN, desktop)', async () => {
    const member = await newMember(10_000);
    await play(member.id, await gameOf('RNG'), [{ stake: 1000, win: 0 }]);
    const page = await enterPage(member, '/records/account', { viewport: desktop, language: 'cn' });
    const [from, to] = [page.getByLabel(cn.date_from, { exact: true }), page.getByLabel(cn.date_to, { exact: true })];
    await region(page, cn.account_record).getByText(cn.kind_bet, { exact: true }).waitFor(PATIENT);
    await from.fill('2024-03-05');
    await page.waitForURL(/from=2024-03-05/);
    await to.fill('2024-02-01');
    await page.waitForURL(/from=2024-02-01&to=2024-02-01/);
    await page.getByText(cn.records_empty_text).waitFor(PATIENT);
    await expect.poll(() => button(page, cn.save_csv).isDisabled(), PATIENT).toBe(true);

    await from.fill('0202-02-01');
    await to.focus();
    await expect.poll(() => from.inputValue(), PATIENT).toBe('2024-02-01');
    await button(page, cn.date_last_30).click();
    await region(page, cn.account_record).getByText(cn.kind_bet, { exact: true }).waitFor(PATIENT);

    const end = new URL(page.url()).searchParams.get('to')!;
    await page.goto(`/member/personalProfit?from=0002-01-01&to=${end}`);
    const report = region(page, cn.member_profit);
    await report.getByText('-₭1,000.00').first().waitFor(PATIENT);
    const first = new Date(Date.parse(`${end}T00:00:00Z`) - 365 * 86_400_000).toISOString().slice(0, 10);
    await expect.poll(() => from.inputValue(), PATIENT).toBe(first);
    await page.goto('/member/personalProfit?from=2024-02-01&to=2024-02-02');
    await report.getByText(cn.profit_chart_empty).waitFor(PATIENT);
  });

  test('an export that cannot start says so, and is written once when repeated (EN, desktop)', async () => {
    const member = await newMember(10_000);
    const page = await enterPage(member, '/records/account', { viewport: desktop });
    await failTwice(page, '/api/records/exports');
    const save = button(page, en.save_csv);
    await pressInVain(page, save, en['error.NETWORK']);
    await save.click();
    await page.getByRole('dialog', { name: en.export_title }).getByText('The file is ready: 1 rows.').waitFor(PATIENT);
    const files = await sql('SELECT id FROM records.export WHERE member_id = $1', [member.id]);
    expect(files).toHaveLength(1);
  });
});

describe('ways in, out and onward', () => {
  test('each page that cannot be loaded says so, and loads when repeated (LO, desktop)', async () => {
    const page = await enterPage(await newMember(10_000), '/member/limits', { viewport: desktop, language: 'lo' });
    const asked =
      /\/api\/(wallet\/consolidated|withdrawals\/terms|transfers\/options|records\/(bets|profit)|referral|rebate)(\?|$)/;
    const refusal = { success: false, code: 'SYSTEM_ERROR', message: '', value: {} };
    for (const [label, text] of [
      ['wallets', lo.wallets_total],
      ['member_transfer_upline', lo.transfer_no_upline],
      ['withdraw', lo.withdraw_needs_password],
      ['member_profit', lo.profit_chart_empty],
      ['refer_and_earn', lo.referral_link],
      ['member_rebate', lo.rebate_grown],
      ['betting_record', lo.records_empty_text],
    ] as const) {
      await page.route(asked, (route) => route.fulfill({ status: 500, json: refusal }));
      await pageOfCentre(page, lo.member_centre, lo[label]).click(PATIENT);
      await page.getByText(lo.load_failed_text).first().waitFor(PATIENT);
      await page.unroute(asked);
      await button(page, lo.retry).first().click();
      await page.getByText(text).first().waitFor(PATIENT);
      await expect.poll(() => page.getByText(lo.load_failed_text).count(), PATIENT).toBe(0);
    }
  });

  test('Back leaves the member centre in one step, however many of its pages were seen (CN, phone)', async () => {
    const page = await enterPage(await newMember(), '/promotions', { viewport: phone, language: 'cn' });
    await page.getByRole('navigation', { name: cn.quick_menu }).getByRole('link', { name: cn.inbox }).click(PATIENT);
    await button(page, cn.member_all_pages).click(PATIENT);
    const centre = page.getByRole('navigation', { name: cn.member_centre });
    for (const name of [cn.wallets, cn.limits]) {
      await centre.getByRole('link', { name, exact: true }).click();
      await region(page, name).waitFor(PATIENT);
      await button(page, cn.member_all_pages).click();
    }
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/promotions');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('a message leads to its subject, and Back to the message (EN, phone)', async () => {
    const member = await withPaymentPassword(await newMember());
    const page = await enterPage(member, '/member/messageV2', { viewport: phone });
    const title = en['inbox.title_payment_password_changed'];
    const message = page.getByRole('dialog', { name: title });
    await page.getByRole('button', { name: new RegExp(title) }).click(PATIENT);
    await message.getByRole('link', { name: en.member_security }).click();
    await page.waitForURL(/securityCenter/);
    await page.goBack();
    await message.waitFor(PATIENT);
  });

  test('a trial account is told at records and deposits, however it got there (LO, phone)', async () => {
    const member = await newMember();
    await becomeType(member.username, 4);
    const page = await enterPage(member, '/records/bets', { viewport: phone, language: 'lo' });
    for (const address of ['/wallet/deposit', '/?popup=deposit']) {
      await page.getByRole('alertdialog').getByText(lo.in_need_true_account).waitFor(PATIENT);
      await page.goto(address);
    }
    await page.getByRole('alertdialog').getByText(lo.in_need_true_account).waitFor(PATIENT);
    expect(await page.getByText(lo.deposit_method).count()).toBe(0);
  });
});
