import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from './support/api.ts';
import { seriousFor } from './support/axe.ts';
import { desktop, phone, type Visit } from './support/browser.ts';
import { sql } from './support/database.ts';
import { closeByEscape } from './support/dialogs.ts';
import { on } from './support/devices.ts';
import { type Member, newMember } from './support/member.ts';
import { PATIENT } from './support/patience.ts';
import { runBin } from './support/platform.ts';
import { clearWelcome } from './support/quiet-member.ts';
import { thisPlatform } from './support/this-platform.ts';
import { enter } from './support/windows.ts';

const { siteUrl, environment } = thisPlatform();
const HOUR_MS = 3_600_000;
const words = path.join(tmpdir(), `champa-words-${process.pid}.json`);

beforeAll(() => writeFile(words, JSON.stringify({ lo: { title: 'Good evening', content: 'The garden is open.' } })));

/** A member with an empty inbox. */
async function quietMember(): Promise<Member> {
  const member = await newMember();
  await clearWelcome(member.id);
  return member;
}

/** Fills the inbox, as after many days; the last is the newest. */
async function fillInbox({ id }: Member, count: number): Promise<void> {
  await sql(
    `INSERT INTO inbox.message (member_id, kind, details, texts, cause, at)
     SELECT $1, 'operator', '{}', jsonb_build_object('lo', jsonb_build_object('title', 'Letter ' || n, 'content', 'Text ' || n)),
       'journey:' || n, now() - ($2 - n) * interval '1 minute'
     FROM generate_series(1, $2::integer) AS n`,
    [id, count],
  );
}

const limit = (member: Member, name: string, body: object) =>
  call(siteUrl, 'PUT', `/api/limits/${name}`, body, member.token);
const inboxOf = (page: Page) => page.getByRole('region', { name: 'Inbox' });
const letter = (page: Page, title: string | RegExp) => inboxOf(page).getByRole('button', { name: title });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const toast = (page: Page, text: string | RegExp) => page.getByRole('status').getByText(text);

describe.each(on('phone'))('the inbox on a %s', (device, viewport) => {
  test('a new message shows at once in the frame, is opened, read, and closed by Back and Escape', async () => {
    const member = await quietMember();
    const { page } = await enter(member, '/help', { viewport });
    const entrance =
      device === 'phone' ? page.getByRole('navigation', { name: 'Quick menu' }) : page.getByRole('banner');
    // From now on it follows live events.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/api/live/ticket')),
    );
    const sent = await runBin('champa', ['inbox', 'send', '--to', member.username, '--file', words], environment);
    expect(sent).toMatchObject({ code: 0 });
    await entrance.getByText('1', { exact: true }).waitFor(PATIENT);

    if (device === 'phone') await entrance.getByRole('link', { name: /Inbox/ }).click();
    else {
      await entrance.getByRole('button', { name: 'My account' }).click();
      await page.getByRole('menuitem', { name: /Inbox.*1 unread message/s }).click();
    }
    await letter(page, /Good evening/).click();
    await dialog(page, 'Good evening').getByText('The garden is open.').waitFor();
    expect(new URL(page.url()).searchParams.get('message')).toMatch(/^\d+$/);
    await entrance.getByText('1', { exact: true }).waitFor({ state: 'detached' });

    await page.goBack();
    await dialog(page, 'Good evening').waitFor({ state: 'detached' });
    await letter(page, /Good evening/).click();
    await closeByEscape(page, dialog(page, 'Good evening'));
    await inboxOf(page).waitFor();
    expect(page.url()).toMatch(/\/member\/messageV2$/);
    expect(
      await letter(page, /Good evening/)
        .getByText('Unread')
        .count(),
    ).toBe(0);
  });

  test('a message’s own URL opens it; an unknown one says so', async () => {
    const member = await quietMember();
    await fillInbox(member, 1);
    const { value } = await call(siteUrl, 'GET', '/api/inbox', undefined, member.token);
    const { page } = await enter(member, `/member/messageV2?message=${value.list[0].id}`, { viewport });
    await dialog(page, 'Letter 1').getByRole('button', { name: 'Close' }).click();
    await letter(page, /Letter 1/).waitFor();
    await page.goto('/member/messageV2?message=9000000000000');
    await dialog(page, 'Message').getByText('This does not exist, or no longer.').waitFor();
  });

  test('older messages are loaded; marking as read is undone if it fails; selected messages are deleted, after a question', async () => {
    const member = await quietMember();
    await fillInbox(member, 23);
    const { page } = await enter(member, '/member/messageV2', { viewport });
    await letter(page, /Letter 23/).waitFor();
    await expect.poll(() => letter(page, /Letter/).count(), PATIENT).toBe(20);
    await inboxOf(page).getByRole('button', { name: 'Older messages' }).click();
    await letter(page, /Letter 1\b/).waitFor();
    await expect.poll(() => letter(page, /Letter/).count(), PATIENT).toBe(23);

    const reading = /\/api\/inbox\/\d+\/read$/;
    await page.route(reading, (route) => route.abort());
    await letter(page, /Letter 21/).click();
    await toast(page, 'Network link is abnormal').waitFor();
    await closeByEscape(page, dialog(page, 'Letter 21'));
    await letter(page, /Letter 21/)
      .getByText('Unread')
      .waitFor({ state: 'attached' });
    await inboxOf(page).getByRole('button', { name: 'Unread (23)' }).waitFor();
    await page.unroute(reading);

    await inboxOf(page).getByRole('button', { name: 'Choose' }).click();
    await inboxOf(page).getByRole('checkbox').first().waitFor();
    expect(await seriousFor(page, '[role=dialog]')).toEqual([]);
    await inboxOf(page).getByRole('checkbox', { name: 'Letter 23' }).check();
    await inboxOf(page).getByRole('checkbox', { name: 'Letter 22' }).check();
    await inboxOf(page).getByText('2 chosen').waitFor();
    await inboxOf(page).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog', { name: 'Delete 2 messages?' }).getByRole('button', { name: 'Delete' }).click();
    await letter(page, /Letter 23/).waitFor({ state: 'detached' });
    await inboxOf(page).getByRole('button', { name: 'Unread (21)' }).waitFor();

    await inboxOf(page).getByRole('button', { name: 'Read all' }).click();
    await inboxOf(page).getByRole('button', { name: 'Unread (0)' }).click();
    await inboxOf(page).getByText('You have read everything.').waitFor();
  });
});

test('two tabs agree about read and deleted messages', async () => {
  const member = await quietMember();
  await fillInbox(member, 3);
  const [first, second] = [
    await enter(member, '/member/messageV2', { viewport: desktop }),
    await enter(member, '/member/messageV2', { viewport: phone }),
  ];
  await letter(second.page, /Letter 3/).waitFor();
  await letter(first.page, /Letter 3/).click();
  await dialog(first.page, 'Letter 3').getByRole('button', { name: 'Delete' }).click();
  await first.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await letter(second.page, /Letter 3/).waitFor({ state: 'detached' });
  await inboxOf(second.page).getByRole('button', { name: 'Read all' }).click();
  await inboxOf(first.page).getByRole('button', { name: 'Unread (0)' }).waitFor();
});

describe.each(on('phone'))('limits on a %s', (_device, viewport) => {
  test('a first and a lower limit apply at once; a higher one waits and can be withdrawn', async () => {
    const { page } = await enter(await newMember(), '/member/limits', { viewport });
    await set(page, 'Deposits Per day', '500,000', 'Your limit holds now.');
    await set(page, 'Deposits Per day', '400,000', 'Your limit holds now.');
    const deposits = page.getByRole('region', { name: 'Deposits' });
    await deposits.getByText('₭0.00 of ₭400,000.00 used').waitFor();
    await set(page, 'Deposits Per day', '900,000', 'Noted. It holds after 24 hours.');
    await deposits.getByText(/^From \d\d \w{3} \d{4}, \d\d:\d\d: ₭900,000\.00$/).waitFor();
    await deposits.getByText('₭0.00 of ₭400,000.00 used').waitFor();
    expect(await seriousFor(page, '[role=dialog]')).toEqual([]);
    await deposits.getByRole('button', { name: 'Keep as it is' }).click();
    await deposits.getByText(/^From /).waitFor({ state: 'detached' });
    await set(page, 'Deposits Per day', '-5', null);
    await dialog(page, 'Deposits').getByText('Type an amount in figures, with at most 2 decimals.').waitFor();
  });

  test('a deposit beyond a limit names the limit, and leads to it', async () => {
    const member = await newMember();
    await limit(member, 'deposit/week', { amount: '60000' });
    const { page } = await enter(member, '/help?popup=deposit', { viewport });
    const form = dialog(page, 'Deposit');
    await form.getByRole('textbox', { name: 'Amount' }).fill('100000');
    await form.getByRole('button', { name: 'Continue to payment' }).click();
    await form.getByText(/beyond your deposit limit of a week\. You can still pay in ₭60,000\.00/).waitFor();
    await form.getByRole('link', { name: 'See my limits' }).click();
    await page.getByRole('region', { name: 'Deposits' }).getByText('₭60,000.00', { exact: true }).waitFor();
  });

  test('a time-out is explained and confirmed; then no game opens, and the limits are offered', async () => {
    const member = await newMember();
    const { page } = await enter(member, '/member/limits', { viewport });
    const card = page.getByRole('region', { name: 'Take a break' });
    await card.getByRole('button', { name: '1 day' }).click();
    await card.getByRole('button', { name: 'Take the break' }).click();
    const question = dialog(page, 'A break of 1 day');
    await question.getByRole('button', { name: 'Take the break' }).click();
    await question.getByText('Please tick the box first.').waitFor();
    await question.getByRole('checkbox').check();
    await question.getByRole('button', { name: 'Take the break' }).click();
    await page.getByText(/You are taking a break until .* You can still see your account/).waitFor();
    const { value } = await call(siteUrl, 'GET', '/api/games?pageSize=1&vassalage=NAGASPIN');
    await page.goto(`/play/${value.games[0].nodeId}`);
    await page.getByText(/You are taking a break from play until .*\. Playing and paying in/).waitFor();
    await page.getByRole('link', { name: 'See my limits' }).click();
    await page.waitForURL(/\/member\/limits/);
  });

  test('self-exclusion asks for the name, ends every session and is shown at sign-in, which stays possible', async () => {
    const member = await newMember();
    const other = await enter(member, '/help', { viewport: desktop });
    const { page } = await enter(member, '/member/limits', { viewport });
    const card = page.getByRole('region', { name: 'Exclude myself' });
    await card.getByRole('button', { name: '6 months' }).click();
    await card.getByRole('button', { name: 'Exclude myself' }).click();
    const question = dialog(page, 'Exclude myself: 6 months');
    await question.getByRole('textbox').fill('somebody');
    await question.getByRole('button', { name: 'Exclude myself' }).click();
    await question.getByText('This is not your username.').waitFor();
    await question.getByRole('textbox').fill(member.username.toUpperCase());
    await question.getByRole('button', { name: 'Exclude myself' }).click();
    await dialog(page, 'Welcome back')
      .getByText('You have excluded yourself, and all your sessions were ended.')
      .waitFor();
    await dialog(other.page, 'Welcome back').waitFor();
    const again = { username: member.username, password: member.password };
    expect(await call(siteUrl, 'POST', '/api/session', again)).toMatchObject({ success: true });
  });
});

describe('the reality check', () => {
  test('opens at the interval, not over a payment, in all tabs until it is answered in one', async () => {
    const member = await newMember();
    const first = await enter(member, '/wallet/deposit', { viewport: desktop });
    const second = await sibling(first);
    for (const page of [first.page, second]) await guarded(page);
    for (const page of [first.page, second]) await page.clock.fastForward(HOUR_MS + 60_000);
    await check(second).getByText('Net result').waitFor();
    expect(await check(first.page).count()).toBe(0);
    await first.page.getByRole('link', { name: 'Home' }).first().click();
    await check(first.page).waitFor();
    await check(second).getByRole('button', { name: 'Continue' }).click();
    for (const page of [first.page, second]) await check(page).waitFor({ state: 'detached' });
  });

  test('opens again after a reload until it is answered; signing out ends the session', async () => {
    const member = await newMember();
    await sql(`UPDATE sessions.session SET created_at = created_at - interval '2 hours' WHERE member_id = $1`, [
      member.id,
    ]);
    const { page } = await enter(member, '/help', { viewport: phone });
    await check(page).waitFor();
    expect(await seriousFor(page, '[role=alertdialog]')).toEqual([]);
    await page.reload();
    await check(page).getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Log in' }).first().waitFor();
    const session = async () => (await call(siteUrl, 'GET', '/api/session', undefined, member.token)).code;
    await expect.poll(session, PATIENT).toBe('NOT_LOGGED_IN');
  });

  test('a session that reached its limit is reported at sign-in', async () => {
    const member = await newMember();
    await limit(member, 'session', { minutes: 10 });
    const { page } = await enter(member, '/help', { viewport: phone });
    await guarded(page);
    await page.waitForFunction(() => sessionStorage.getItem('sessionEndsAt') !== null);
    // The page's time first: any of its calls reports the end of the session, and then it must know why.
    await page.clock.fastForward(11 * 60_000);
    await sql('UPDATE sessions.session SET ends_at = now() WHERE member_id = $1', [member.id]);
    await dialog(page, 'Welcome back').getByText('You have played as long as you allow yourself').waitFor();
  });
});

describe('referral', () => {
  test.each(on('phone'))(
    'on a %s the link is scanned, copied and shared, and registers a referral',
    async (_device, viewport) => {
      const member = await newMember();
      const { page, context } = await enter(member, '/member', { viewport });
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.evaluate(() => {
        navigator.share = async (shared) => void sessionStorage.setItem('shared', shared?.url ?? '');
      });
      await page
        .getByRole('navigation', { name: 'Member centre' })
        .getByRole('link', { name: 'Refer and earn' })
        .click();
      const centre = page.getByRole('region', { name: 'Refer and earn' });
      await centre.getByText('Nobody has come by your link yet.').waitFor();
      await centre.getByRole('img', { name: 'QR code' }).waitFor();
      const milestones = page.getByRole('region', { name: 'What your friends bring you' });
      await milestones.getByText('Friends who count: 0 of 0').waitFor(PATIENT);
      expect(await milestones.getByRole('listitem').count()).toBeGreaterThan(1);
      await centre.getByRole('button', { name: 'Copy the link' }).last().click();
      await toast(page, 'Copied').waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      await centre.getByRole('button', { name: 'Share' }).click();
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('shared')), PATIENT).toBe(link);

      const referralCode = new URL(link).searchParams.get('referralCode');
      const friend = `friend${member.username.slice(3, 12)}`;
      const body = {
        username: friend,
        password: member.password,
        confirmPassword: member.password,
        termsAccepted: true,
      };
      expect(await call(siteUrl, 'PUT', '/api/register', { ...body, referralCode })).toMatchObject({ success: true });
      await page.reload();
      await centre.getByText(/^fr\*{4}/).waitFor();
      expect(await centre.getByText(friend).count()).toBe(0);
    },
  );
});

/** Another tab of the same browser, in the same session. */
async function sibling({ context, page: first }: Visit): Promise<Page> {
  const opening = context.waitForEvent('page');
  await first.evaluate(() => void window.open('/help'));
  const page = await opening;
  await page.waitForLoadState();
  return page;
}

/** Controls the page's clock, once its session is timed. */
async function guarded(page: Page): Promise<void> {
  const address = page.url();
  // Leave what was loaded with the real clock, whose answer may still arrive.
  await page.goto('about:blank');
  await page.clock.install();
  const told = page.waitForResponse(/\/api\/limits\/reality-check/);
  await page.goto(address);
  await (await told).finished();
  // It has stored what it received before its time is moved.
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}

const check = (page: Page) => page.getByRole('alertdialog', { name: 'Reality check' });

async function set(page: Page, name: string, amount: string, told: string | null): Promise<void> {
  await page.getByRole('button', { name: `Set the limit: ${name}` }).click();
  const form = page.getByRole('dialog', { name: name.split(' ')[0]!, exact: true });
  await form.getByRole('textbox', { name: 'Limit' }).fill(amount);
  await form.getByRole('button', { name: 'Save' }).click();
  if (told === null) return;
  await toast(page, told).waitFor();
  await form.waitFor({ state: 'detached' });
}
