import { randomUUID } from 'node:crypto';
import type { Language } from '@champa/contract';
import { formatMoney, parseAmount } from '@champa/money';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { languageInfo } from '../packages/i18n/src/languages.ts';
import { errorMessage, type MessageId, type MessageValues, translate } from '../packages/i18n/src/server.ts';
import { call, newUsername, PASSWORD } from './support/api.ts';
import { closeBrowser, desktop, phone, type Visit, visit } from './support/browser.ts';
import { sql } from './support/database.ts';
import { closeByEscape } from './support/dialogs.ts';
import { deposit, type Fact, played, tell, today } from './support/facts.ts';
import { PAYMENT_PASSWORD, setPaymentPassword } from './support/identity.ts';
import { PATIENT } from './support/patience.ts';
import { runBin } from './support/platform.ts';
import { thisPlatform } from './support/this-platform.ts';

// Each kind of promotion of the demo from its cause to what is in the wallet. What a test cannot wait for, a week's end or a
// birthday, is told as a fact, as the house tells it; the browser shows what came of it, and claims it.

type Member = { id: string; username: string; token: string };
type Look = { language: Language; viewport: { width: number; height: number } };

const { siteUrl, environment } = thisPlatform();
const now = today();
const noonOf = (day: Temporal.ZonedDateTime) => day.withPlainTime('12:00');
const monday = now.subtract({ days: now.dayOfWeek - 1 });
/** Times that are over, on whatever day and at whatever hour this runs; `ordinary`: today, or the day before a Wednesday. */
const past = {
  ordinary: now.dayOfWeek === 3 ? noonOf(now.subtract({ days: 1 })) : now,
  day: noonOf(now.subtract({ days: 2 })),
  week: noonOf(monday.subtract({ days: 13 })),
  month: noonOf(now.with({ day: 1 }).subtract({ months: 2 })),
  wednesday: noonOf(monday.subtract({ days: 5 })),
  saturday: noonOf(monday.subtract({ days: 2 })),
};
const open: Visit[] = [];
const promotions = new Map<string, { id: string; title: Record<Language, string> }>();

beforeAll(async () => {
  const rows = await sql<{ key: string; id: string; title: Record<Language, string> }>(
    'SELECT key, id::text, title FROM content.promotion',
    [],
  );
  for (const { key, ...promotion } of rows) promotions.set(key, promotion);
});
afterEach(async () => {
  for (const { context } of open.splice(0)) await context.close();
});
afterAll(closeBrowser);

async function champa(...words: string[]): Promise<string> {
  const { code, stdout, stderr } = await runBin('champa', words, environment);
  if (code !== 0) throw new Error(`champa ${words.join(' ')}: ${stderr}`);
  return stdout;
}

const decide = (...words: string[]) => champa('promotion', ...words, '--by', 'vilay', '--reason', 'a journey');
const setLevel = ({ username }: Member, level: number) =>
  champa('vip', 'set', username, '--level', String(level), '--until', 'none', '--reason', 'a journey');
const get = async ({ token }: Member, address: string) => (await call(siteUrl, 'GET', address, undefined, token)).value;
const cashOf = async (member: Member): Promise<number> => Number((await get(member, '/api/wallet/balance')).balance);
const ticketsOf = async (member: Member): Promise<Record<string, number>> => {
  const held: { game: string; tickets: number }[] = (await get(member, '/api/prizes/mine?language=en')).tickets;
  return Object.fromEntries(held.map(({ game, tickets }) => [game, tickets]));
};
const addressOf = (key: string): string => `/api/activities/${promotions.get(key)!.id}`;
const apply = (member: Member, key: string) => {
  const body = { comment: 'Naga, 120 times', pictures: [], idempotencyKey: randomUUID() };
  return call(siteUrl, 'POST', `${addressOf(key)}/apply`, body, member.token);
};
const applicationOf = async (member: Member, key: string): Promise<string> =>
  (await get(member, addressOf(key))).application.id;

/** Somebody with a device of his own: who shares one is a linked account, and caps count by it. */
async function newMember(invitation: { referralCode?: string } = {}): Promise<Member> {
  const username = newUsername();
  const wanted = { username, password: PASSWORD, confirmPassword: PASSWORD, termsAccepted: true, ...invitation };
  const { value } = await call(siteUrl, 'PUT', '/api/register', wanted, undefined, { 'user-agent': username });
  const member = { id: '', username, token: value.token as string };
  return { ...member, id: (await get(member, '/api/session')).member.id };
}

/**
 * A member of level 2 who is told of in days that are over, before they are worked through. The house does so every five minutes,
 * and has with the demo's own past: should it do so just then, another member is told of.
 */
async function latecomer(...facts: Fact[]): Promise<Member> {
  const mondays = [past.week, past.month].map((day) => day.subtract({ days: day.dayOfWeek - 1 }));
  const spans = [past.day, past.month, ...mondays].map((day) => day.toPlainDate().toString());
  const closings = 'FROM promotions.closing WHERE span = ANY ($1::date[])';
  for (;;) {
    const member = await newMember();
    await setLevel(member, 2);
    await sql(`DELETE ${closings}`, [spans]);
    await tell(member, ...facts);
    if ((await sql(`SELECT ${closings}`, [spans])).length === 0) return member;
  }
}

/** The promotions as a member sees them in his language. */
async function enter(member: Member, { language, viewport }: Look) {
  const visited = await visit(`/promotions?token=${member.token}`, { viewport, language, announcementsClosed: true });
  open.push(visited);
  const { page, errors } = visited;
  const say = (id: MessageId, values?: MessageValues): string => translate(id, language, values);
  const money = (amount: number): string =>
    formatMoney(parseAmount(String(amount)), { symbol: '₭', locale: languageInfo[language].tag });
  const card = (key: string): Locator => cardOf(page, promotions.get(key)!.title[language]);
  const details = async (key: string): Promise<Locator> => {
    await card(key).getByRole('button').click(PATIENT);
    return page.getByRole('dialog');
  };
  return {
    page,
    errors,
    say,
    money,
    details,
    /** A state on a promotion's card. */
    state: (key: string, state: MessageId) => card(key).getByText(say(state), { exact: true }).waitFor(PATIENT),

    /** Opens a promotion, claims what waits in it, and reads what was told. */
    async claim(key: string, told: string): Promise<void> {
      const dialog = await details(key);
      const button = dialog.getByRole('button', { name: say('activity_do_claim'), exact: true });
      const heard = page.getByRole('status').getByText(told).first();
      await Promise.all([heard.waitFor(PATIENT), button.dblclick(PATIENT)]);
      await button.waitFor({ state: 'detached', ...PATIENT });
      await closeByEscape(page, dialog);
    },
  };
}

function cardOf(page: Page, title: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

describe('what promotions give, from its cause to the wallet', () => {
  test('deposits: the first, the day’s next, a Wednesday’s, raffle tickets, a task and a red envelope (phone, Lao)', async () => {
    const member = await newMember();
    const { ordinary, wednesday } = past;
    await tell(member, deposit(1, 100_000, ordinary), deposit(2, 150_000, ordinary), deposit(3, 60_000, wednesday));
    const { claim, say, money, state, errors } = await enter(member, { language: 'lo', viewport: phone });
    await claim('first-deposit', say('given_bonus', { amount: money(100_000) }));
    await claim('daily-reload', say('given_bonus', { amount: money(30_000) }));
    await claim('wednesday-reload', say('given_bonus', { amount: money(18_000) }));
    await claim('raffle', say('activity_claimed_tickets', { count: 2 }));
    await claim('daily-tasks', say('given_tickets', { count: 1 }));
    await state('red-envelopes', 'activity_issued');
    const { list } = await get(member, '/api/bonus');
    const granted = list.map(({ amount }: { amount: string }) => Number(amount));
    expect(granted.toSorted((a: number, b: number) => a - b)).toEqual([18_000, 30_000, 100_000]);
    // Of the ordinary day, and of that Wednesday.
    expect(await ticketsOf(member)).toMatchObject({ 'fortune-wheel': 2 });
    const { envelopes, entries } = await get(member, '/api/prizes/mine?language=lo');
    expect(envelopes.length).toBeGreaterThan(0);
    expect(entries.reduce((sum: number, { first, last }: Record<string, number>) => sum + last! - first! + 1, 0)).toBe(
      2,
    );
    expect(await cashOf(member)).toBe(0);
    expect(errors).toEqual([]);
  });

  test('days, weeks and months that are over: cashback, rebate and VIP bonuses (desktop, English)', async () => {
    const member = await latecomer(
      played({ area: 'RNG', stake: 300_000, win: 100_000, at: past.week }),
      played({ area: 'LIVE', stake: 90_000, win: 90_000, at: past.day }),
      played({ area: 'RNG', stake: 600_000, win: 600_000, at: past.month }),
    );
    await champa('promotion', 'close');
    const { claim, state, errors } = await enter(member, { language: 'en', viewport: desktop });
    await claim('weekly-cashback', '₭16,000.00');
    await claim('vip-weekly', '₭5,000.00 + ₭5,000.00');
    await claim('vip-upgrade', '₭15,000.00');
    await state('live-cashback', 'activity_issued');
    await state('vip-monthly', 'activity_issued');
    expect(await cashOf(member)).toBe(16_000 + 2 * 5000 + 5000 + 15_000 + 720 + 10_000);
    expect(errors).toEqual([]);
  });

  test('play of the day: rescue, hammers, tasks, a marathon that was joined, and spins (phone, Chinese)', async () => {
    const member = await newMember();
    const isWeekend = today().dayOfWeek > 5;
    const weekend = played({ area: 'LIVE', stake: 200_000, win: 200_000, at: past.saturday });
    // The wheel's weekend may lie before the demo's own begin.
    await sql(`UPDATE promotions.promotion SET starts_at = $1 WHERE key = 'lucky-wheel' AND starts_at > $1`, [
      past.saturday.toInstant().toString(),
    ]);
    const { page, claim, details, say, money, errors } = await enter(member, { language: 'cn', viewport: phone });
    const marathon = await details('slot-marathon');
    await marathon.getByRole('button', { name: say('activity_do_join'), exact: true }).click(PATIENT);
    await marathon.getByText(say('activity_joined'), { exact: true }).waitFor(PATIENT);
    await closeByEscape(page, marathon);
    await tell(
      member,
      played({ area: 'RNG', rounds: 220, stake: 600_000, win: 400_000 }),
      ...(isWeekend ? [] : [weekend]),
    );
    await page.reload();
    // Of a loss with an empty purse: before anything else is paid.
    await claim('rescue', money(10_000));
    await claim('slot-marathon', money(10_000));
    await claim('golden-eggs', say('given_tickets', { count: 2 }));
    await claim('daily-tasks', money(5000));
    await claim('lucky-wheel', say('given_tickets', { count: isWeekend ? 3 : 1 }));
    expect(await ticketsOf(member)).toMatchObject({ 'golden-egg': 2, 'fortune-wheel': isWeekend ? 3 : 1 });
    const { list } = await get(member, '/api/points/transactions');
    const given = list.filter(({ kind }: { kind: string }) => kind === 'gift');
    expect(given.map(({ changed }: { changed: number }) => changed).toSorted()).toEqual([100, 20]);
    expect(await cashOf(member)).toBe(25_000);
    await (await details('golden-eggs')).getByRole('link', { name: say('activity_way_prizes') }).click(PATIENT);
    await page.waitForURL((url) => url.pathname === '/prizes/golden-egg');
    await page
      .getByText(say('prizes_tickets', { count: 2 }))
      .first()
      .waitFor(PATIENT);
    expect(errors).toEqual([]);
  });

  test('of a member’s life: his birthday, the app, Zalo or Line, and a friend who is welcomed, too (desktop, English)', async () => {
    const member = await newMember();
    await setLevel(member, 1);
    await sql(`UPDATE member.member SET registered_at = now() - interval '100 days' WHERE id = $1`, [member.id]);
    const app = { username: member.username, password: PASSWORD, display: 'standalone', deviceId: member.username };
    await call(siteUrl, 'POST', '/api/session', app, undefined, { 'user-agent': member.username });
    const friend = await newMember({ referralCode: (await get(member, '/api/referral')).code });
    await tell(friend, deposit(1, 100_000), played({ area: 'RNG', stake: 500_000, win: 500_000 }));
    await tell(
      member,
      { kind: 'birthday', data: { year: now.year } },
      { kind: 'messenger_linked', data: { provider: 'line' } },
    );
    const { page, claim, errors } = await enter(member, { language: 'en', viewport: desktop });
    await claim('birthday', '₭50,000.00');
    await claim('app-install', '₭10,000.00');
    await claim('friends', '₭50,000.00');
    const before = await cashOf(member);
    expect(before).toBe(110_000);
    await claim('bind-messenger', 'Yours: ₭');
    const drawn = (await cashOf(member)) - before;
    expect([drawn >= 5000, drawn <= 131_000, drawn % 1000]).toEqual([true, true, 0]);
    await page.goto('/member/referral');
    await page.getByText('Friends who count: 1 of 1').waitFor(PATIENT);

    const welcomed = await enter(friend, { language: 'cn', viewport: phone });
    await welcomed.claim('invited', welcomed.money(50_000));
    expect(await cashOf(friend)).toBe(50_000);
    expect([...errors, ...welcomed.errors]).toEqual([]);
  });

  test('what staff looks at first: a reward of the Naga table, a win that was shown, a story (phone, Lao)', async () => {
    const member = await newMember();
    await setLevel(member, 6);
    await tell(member, deposit(1, 5_000_000));
    for (const key of ['share-your-win', 'long-friend'])
      expect(await apply(member, key)).toMatchObject({ success: true });
    const { page, claim, say, money, state, errors } = await enter(member, { language: 'lo', viewport: phone });
    for (const key of ['naga-table', 'share-your-win', 'long-friend']) await state(key, 'activity_applying');
    const [award] = await sql<{ id: string }>(
      `SELECT id::text FROM promotions.award WHERE member_id = $1 AND state = 'review'`,
      [member.id],
    );
    await decide('rewards', 'approve', award!.id);
    for (const key of ['share-your-win', 'long-friend'])
      await decide('applications', 'approve', await applicationOf(member, key));
    await page.reload();
    await claim('naga-table', money(50_000));
    await claim('share-your-win', money(20_000));
    await claim('long-friend', say('given_points', { count: 500 }));
    expect(await cashOf(member)).toBe(70_000);
    expect(errors).toEqual([]);
  });
});

test('a member stands everywhere between coming soon and closed, in each language', async () => {
  const member = await newMember();
  await tell(member, deposit(1, 60_000), played({ area: 'RNG', rounds: 5, stake: 1000, win: 1000 }));
  for (const key of ['share-your-win', 'long-friend']) await apply(member, key);
  await decide('applications', 'reject', await applicationOf(member, 'long-friend'));
  const body = { idempotencyKey: randomUUID() };
  const claimed = await call(siteUrl, 'POST', `${addressOf('first-deposit')}/claim`, body, member.token);
  expect(claimed).toMatchObject({ success: true });
  const states = {
    'boat-race': 'activity_coming_soon',
    'night-cup': 'activity_signing_up_open',
    'market-night': 'activity_registration_closed',
    'slot-marathon': 'activity_join',
    birthday: 'activity_joined',
    'golden-eggs': 'activity_process',
    'jackpot-week': 'activity_claim',
    'share-your-win': 'activity_applying',
    'long-friend': 'activity_rejected',
    'naga-table': 'activity_prohibited',
    'red-envelopes': 'activity_issued',
    'first-deposit': 'activity_claimed',
    'rainy-season': 'activity_close',
  } as const;
  for (const look of [
    { language: 'lo', viewport: phone },
    { language: 'cn', viewport: desktop },
  ] as const) {
    const { state } = await enter(member, look);
    for (const [key, label] of Object.entries(states)) await state(key, label);
  }
  const { details, say } = await enter(member, { language: 'en', viewport: phone });
  const dialog = await details('night-cup');
  await dialog.getByRole('button', { name: say('activity_do_sign_up'), exact: true }).click(PATIENT);
  await dialog.getByText(say('activity_signed_up'), { exact: true }).first().waitFor(PATIENT);
});

describe('what goes wrong', () => {
  test('two windows claim a promotion’s reward, and it is paid once; one that is over is not paid at all', async () => {
    const member = await newMember();
    await tell(member, { kind: 'signed_in', data: { ip: '198.51.100.7', device: member.id, via: 'app' } });
    const look = { language: 'en', viewport: desktop } as const;
    const windows = [await enter(member, look), await enter(member, look)];
    const buttons = await Promise.all(
      windows.map(async ({ details }) =>
        (await details('app-install')).getByRole('button', { name: 'Claim', exact: true }),
      ),
    );
    await Promise.all(buttons.map((button) => button.waitFor(PATIENT)));
    // Whichever is later may find it gone before it is pressed.
    await Promise.all(buttons.map((button) => button.click({ timeout: 10_000 }).catch(() => undefined)));
    await Promise.all(buttons.map((button) => button.waitFor({ state: 'detached', ...PATIENT })));
    expect(await cashOf(member)).toBe(10_000);

    await tell(member, { kind: 'messenger_linked', data: { provider: 'zalo' } });
    const { page, details } = windows[0]!;
    await page.goto('/promotions');
    const late = (await details('bind-messenger')).getByRole('button', { name: 'Claim', exact: true });
    await late.waitFor(PATIENT);
    await sql(
      `UPDATE rewards.gift SET claimable_from = now() - interval '2 days', expires_at = now() - interval '1 day'
       WHERE member_id = $1 AND source_id = 'bind-messenger'`,
      [member.id],
    );
    await late.click();
    await page.getByText(errorMessage('NOTHING_TO_CLAIM', 'en')).waitFor(PATIENT);
    expect(await cashOf(member)).toBe(10_000);
  });

  test('the last of something in the mall was taken meanwhile: it says so, and the points stay', async () => {
    const member = await newMember();
    await setPaymentPassword(member.token);
    await champa('points', 'adjust', member.username, '--points', '300', '--reason', 'a journey');
    const [goods] = await sql<{ id: string; name: string; stock: number }>(
      `SELECT id::text, names ->> 'cn' AS name, stock FROM points.goods WHERE code = 'cash-10000'`,
      [],
    );
    const visited = await visit(`/pointMall?token=${member.token}`, {
      viewport: phone,
      language: 'cn',
      announcementsClosed: true,
    });
    open.push(visited);
    await visited.page.getByRole('button', { name: goods!.name, exact: true }).click(PATIENT);
    const dialog = visited.page.getByRole('dialog');
    await dialog.getByRole('button', { name: translate('points_redeem', 'cn'), exact: true }).click(PATIENT);
    await dialog.getByLabel(translate('field_payment_password', 'cn'), { exact: true }).fill(PAYMENT_PASSWORD);
    await sql('UPDATE points.goods SET stock = 0 WHERE id = $1', [goods!.id]);
    try {
      await dialog.getByRole('button', { name: translate('points_redeem_send', 'cn', { points: '220' }) }).click();
      await dialog.getByText(errorMessage('OUT_OF_STOCK', 'cn')).waitFor(PATIENT);
    } finally {
      await sql('UPDATE points.goods SET stock = $2 WHERE id = $1', [goods!.id, goods!.stock]);
    }
    expect((await get(member, '/api/points')).balance).toBe(300);
    // The goods are there again: the same press takes them, once.
    await dialog.getByRole('button', { name: translate('points_redeem_send', 'cn', { points: '220' }) }).dblclick();
    await dialog.waitFor({ state: 'detached', ...PATIENT });
    expect(await cashOf(member)).toBe(10_000);
    expect((await get(member, '/api/points')).balance).toBe(80);
  });
});
