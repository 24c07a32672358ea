import { randomUUID } from 'node:crypto';
import type { Language } from '@champa/contract';
import { formatMoney, parseAmount } from '@champa/money';
import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { languageInfo } from '../packages/i18n/src/languages.ts';
import { errorMessage, type MessageId, type MessageValues, translate } from '../packages/i18n/src/server.ts';
import { call, newUsername, PASSWORD } from './support/api.ts';
import { phone } from './support/browser.ts';
import { sql } from './support/database.ts';
import { inLanguage } from './support/devices.ts';
import { closeByEscape } from './support/dialogs.ts';
import { deposit, played, tell } from './support/facts.ts';
import { PAYMENT_PASSWORD } from './support/identity.ts';
import { newMember as memberWith, withPaymentPassword } from './support/member.ts';
import { PATIENT } from './support/patience.ts';
import { thisPlatform } from './support/this-platform.ts';
import { enter } from './support/windows.ts';

// The kinds of rewards that promotions give, for a member. demo-rewards.test.ts checks what each promotion of the demo gives.

type Member = { id: string; username: string; token: string };

const { siteUrl } = thisPlatform();
const promotions = new Map<string, { id: string; title: Record<Language, string> }>();

beforeAll(async () => {
  const rows = await sql<{ key: string; id: string; title: Record<Language, string> }>(
    'SELECT key, id::text, title FROM content.promotion',
    [],
  );
  for (const { key, ...promotion } of rows) promotions.set(key, promotion);
});

const get = async ({ token }: { token: string }, address: string) =>
  (await call(siteUrl, 'GET', address, undefined, token)).value;
const cashOf = async (member: { token: string }): Promise<number> =>
  Number((await get(member, '/api/wallet/balance')).balance);

/** A member with their own device: members who share one are linked, and caps count by device. */
async function newMember(): Promise<Member> {
  const username = newUsername();
  const wanted = { username, password: PASSWORD, confirmPassword: PASSWORD, termsAccepted: true };
  const { value } = await call(siteUrl, 'PUT', '/api/register', wanted, undefined, { 'user-agent': username });
  const member = { id: '', username, token: value.token as string };
  return { ...member, id: (await get(member, '/api/session')).member.id };
}

/** The promotions page of a member in a language. */
async function enterPromotions(member: Member, language: Language) {
  const { page, errors } = await enter(member, '/promotions', { viewport: phone, language });
  const say = (id: MessageId, values?: MessageValues): string => translate(id, language, values);
  const card = (key: string): Locator => {
    const name = promotions.get(key)!.title[language];
    return page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
  };
  const dialog = page.getByRole('dialog');
  const button = dialog.getByRole('button', { name: say('activity_do_claim'), exact: true });
  const open = (key: string): Promise<void> => card(key).getByRole('button').click(PATIENT);
  return {
    page,
    errors,
    say,
    open,
    dialog,
    button,
    money: (amount: number): string =>
      formatMoney(parseAmount(String(amount)), { symbol: '₭', locale: languageInfo[language].tag }),
    state: (key: string, state: MessageId) => card(key).getByText(say(state), { exact: true }).waitFor(PATIENT),

    /** Opens a promotion, claims its reward, and reads the message. */
    async claim(key: string, told: string): Promise<void> {
      await open(key);
      const heard = page.getByRole('status').getByText(told).first();
      await Promise.all([heard.waitFor(PATIENT), button.dblclick(PATIENT)]);
      await button.waitFor({ state: 'detached', ...PATIENT });
    },
  };
}

describe('promotions that give', () => {
  test.each(inLanguage('cn'))(
    'cards show the member’s state; a reward is claimed once, reported, and in the wallet (%s)',
    async (language) => {
      const member = await newMember();
      const { id: shown } = promotions.get('share-your-win')!;
      const body = { comment: 'Naga, 120 times', pictures: [], idempotencyKey: randomUUID() };
      await call(siteUrl, 'POST', `/api/activities/${shown}/apply`, body, member.token);
      await tell(member, deposit(1, 100_000), played({ area: 'RNG', rounds: 100, stake: 500_000, win: 400_000 }));
      const { page, claim, dialog, say, money, state, errors } = await enterPromotions(member, language);
      for (const [key, label] of Object.entries(states)) await state(key, label);

      await claim('first-deposit', say('given_bonus', { amount: money(100_000) }));
      await closeByEscape(page, dialog);
      await state('first-deposit', 'activity_claimed');
      await claim('raffle', say('activity_claimed_tickets', { count: 1 }));
      await closeByEscape(page, dialog);
      await claim('daily-tasks', money(5000));
      await closeByEscape(page, dialog);
      await claim('golden-eggs', say('given_tickets', { count: 1 }));

      const { list: bonuses } = await get(member, '/api/bonus');
      expect(bonuses.map(({ amount }: { amount: string }) => amount)).toEqual(['100000.00']);
      const { tickets, entries, envelopes } = await get(member, '/api/prizes/mine?language=en');
      const held = tickets.map(({ game, tickets: number }: { game: string; tickets: number }) => [game, number]);
      expect(Object.fromEntries(held)).toMatchObject({ 'golden-egg': 1, 'fortune-wheel': 1 });
      expect([entries.length, envelopes.length]).toEqual([1, 1]);
      const { list: points } = await get(member, '/api/points/transactions');
      const gifts = points.filter(({ kind }: { kind: string }) => kind === 'gift');
      expect(gifts.map(({ changed }: { changed: number }) => changed).toSorted()).toEqual([100, 20]);
      expect(await cashOf(member)).toBe(5000);

      await dialog.getByRole('link', { name: say('activity_way_prizes') }).click(PATIENT);
      await page.waitForURL((url) => url.pathname === '/prizes/golden-egg');
      const waiting = page.getByText(say('prizes_tickets', { count: 1 }));
      await waiting.first().waitFor(PATIENT);
      expect(errors).toEqual([]);
    },
  );

  test('a reward that has ended when it is claimed is not paid, and this is shown', async () => {
    const member = await newMember();
    await tell(member, { kind: 'messenger_linked', data: { provider: 'zalo' } });
    const { page, open, button } = await enterPromotions(member, 'en');
    await open('bind-messenger');
    await button.waitFor(PATIENT);
    await sql(
      `UPDATE rewards.gift SET claimable_from = now() - interval '2 days', expires_at = now() - interval '1 day'
       WHERE member_id = $1 AND source_id = 'bind-messenger'`,
      [member.id],
    );
    await button.click();
    await page.getByText(errorMessage('NOTHING_TO_CLAIM', 'en')).waitFor(PATIENT);
    expect(await cashOf(member)).toBe(0);
  });
});

const states = {
  'boat-race': 'activity_coming_soon',
  'night-cup': 'activity_signing_up_open',
  'market-night': 'activity_registration_closed',
  'slot-marathon': 'activity_join',
  birthday: 'activity_joined',
  'weekly-cashback': 'activity_process',
  'first-deposit': 'activity_claim',
  'share-your-win': 'activity_applying',
  'naga-table': 'activity_prohibited',
  'red-envelopes': 'activity_issued',
  'rainy-season': 'activity_close',
} as const satisfies Record<string, MessageId>;

test('the last item in the mall was taken meanwhile: this is shown, and the points are kept', async () => {
  const member = await withPaymentPassword(await memberWith());
  await givePoints(member.id, 300);
  const [goods] = await sql<{ id: string; name: string; stock: number; price: number }>(
    `SELECT id::text, names ->> 'cn' AS name, stock, price::integer FROM points.goods WHERE code = 'cash-10000'`,
    [],
  );
  const stock = (left: number) => sql('UPDATE points.goods SET stock = $2 WHERE id = $1', [goods!.id, left]);
  const say = (id: MessageId, values?: MessageValues): string => translate(id, 'cn', values);
  const { page } = await enter(member, '/pointMall', { viewport: phone, language: 'cn' });
  await page.getByRole('button', { name: goods!.name, exact: true }).click(PATIENT);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('points_redeem'), exact: true }).click(PATIENT);
  await dialog.getByLabel(say('field_payment_password'), { exact: true }).fill(PAYMENT_PASSWORD);
  const send = dialog.getByRole('button', { name: say('points_redeem_send', { points: String(goods!.price) }) });
  onTestFinished(async () => void (await stock(goods!.stock)));
  await stock(0);
  await send.click();
  await dialog.getByText(errorMessage('OUT_OF_STOCK', 'cn')).waitFor(PATIENT);
  expect((await get(member, '/api/points')).balance).toBe(300);
  // The item is in stock again: the same press takes it, once.
  await stock(goods!.stock);
  await send.dblclick();
  await dialog.waitFor({ state: 'detached', ...PATIENT });
  expect(await cashOf(member)).toBe(10_000);
  expect((await get(member, '/api/points')).balance).toBe(300 - goods!.price);
});

/** Gives points to a member who has none, like staff. */
async function givePoints(memberId: string, points: number): Promise<void> {
  await sql(
    `WITH account AS (INSERT INTO points.account (member_id, balance, version) VALUES ($1, $2, 1) RETURNING member_id)
     INSERT INTO points.movement (member_id, version, kind, points, balance_after, cause, actor, at)
     SELECT member_id, 1, 'adjustment', $2, $2, 'journey', 'e2e', now() FROM account`,
    [memberId, points],
  );
}
