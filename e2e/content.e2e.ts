import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { call, newUsername, PASSWORD } from './support/api.ts';
import { enterWithClock } from './support/clock.ts';
import { sql } from './support/database.ts';
import { on } from './support/devices.ts';
import { closeByEscape } from './support/dialogs.ts';
import { handOverPath } from './support/hand-over.ts';
import { leadTo } from './support/lobby.ts';
import { newMember } from './support/member.ts';
import { PATIENT } from './support/patience.ts';
import { thisPlatform } from './support/this-platform.ts';
import { enter, enterPage } from './support/windows.ts';

const { siteUrl } = thisPlatform();

describe.each(on('desktop'))('on a %s', (_device, viewport) => {
  const open = (address: string, member: { token: string } | null = null) => enterPage(member, address, { viewport });

  describe('banners and notices', () => {
    test('run until they are stopped: banners loop, change every 5000 ms, and are not stopped by touching', async () => {
      const page = await enterWithClock({ viewport, announcementsClosed: true });
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto('/');
      await page.getByRole('button', { name: 'Stop the notices' }).waitFor();
      expect(await motionOf(page)).toBe('marquee');
      await page.getByRole('button', { name: 'Stop the notices' }).click();
      await page.getByRole('button', { name: 'Let the notices run' }).waitFor();

      const carousel = page.getByRole('main').getByRole('region', { name: 'News and offers' });
      const shown = carousel.locator('[data-shown="true"]');
      const isShown = (label: string) => expect.poll(() => shown.getAttribute('aria-label'), PATIENT).toBe(label);
      await shown.waitFor();
      await page.clock.pauseAt(Date.now() + 60_000);
      await atRest(page);
      await carousel.getByRole('button', { name: 'Show number 3' }).click();
      await isShown('3 of 4');
      await page.clock.runFor(4999);
      await isShown('3 of 4');
      await page.clock.runFor(1);
      await isShown('4 of 4');
      await atRest(page);
      await page.clock.runFor(5000);
      await isShown('1 of 4');
      await carousel.getByRole('button', { name: 'Stop changing by itself' }).click();
      await page.clock.runFor(30_000);
      await isShown('1 of 4');
      const track = carousel.locator('> div').first();
      expect(await track.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('1s');
    });

    test('a single banner stands still without pagination; without banners there is no gap', async () => {
      const page = await open('/robots.txt');
      let count = 1;
      await page.route('**/api/notices*', async (route) => {
        const answer = await route.fetch();
        const body = (await answer.json()) as { value: { banners: { groupName: string }[] } };
        const banners = body.value.banners.filter(({ groupName }) => groupName === 'w_promotion').slice(0, count);
        await route.fulfill({ json: { ...body, value: { ...body.value, banners } } });
      });
      for (count of [1, 0]) {
        const told = page.waitForResponse('**/api/notices*');
        await page.goto('/promotions');
        await (await told).finished();
        await page.getByRole('article').first().waitFor();
        const banners = page.locator('main').getByRole('region', { name: 'News and offers' });
        await expect.poll(() => banners.count(), PATIENT).toBe(count);
        expect(await page.getByRole('button', { name: /^Show number/ }).count()).toBe(0);
      }
    });

    test('a notice opens when pressed, its dialog leads to the next, Back closes it; a banner opens its link', async () => {
      const page = await open('/');
      const marquee = page.getByRole('region', { name: 'Notices' });
      const second = marquee.getByRole('button').nth(1);
      const title = await second.innerText();
      await second.click();
      await page.getByRole('dialog', { name: title }).waitFor();
      expect(new URL(page.url()).searchParams.get('about')).toBe('1');
      await page.getByRole('button', { name: 'Next' }).click();
      await expect.poll(() => new URL(page.url()).searchParams.get('about'), PATIENT).toBe('2');
      await page.getByText('3 of 6').waitFor();
      await page.goBack();
      await gone(page);
      await expect.poll(() => second.evaluate((element) => element === document.activeElement), PATIENT).toBe(true);
      expect(await motionOf(page)).toBe('none');

      await page.locator('main [data-shown="true"] a').first().click();
      await page.getByRole('dialog', { name: /First deposit gift/ }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/promotions');
    });
  });

  describe('announcements', () => {
    test('a visitor’s announcements open once a session, until closed; in a session that the address handed over none opens', async () => {
      const { token } = await newMember();
      const page = await enterWithClock({ viewport });
      // On a slow machine, too, everybody has just arrived.
      await page.clock.setFixedTime(Date.now());
      await page.goto('/');
      const dialog = page.getByRole('dialog', { name: 'Announcements' });
      await dialog.waitFor();
      await dialog.getByText('Look at every game without signing up').waitFor();
      expect(await dialog.getByText('Your first steps').count()).toBe(0);
      expect(await keptIn(page, 'ANONYMOUS_POPUP')).toBeNull();
      await page.reload();
      await dialog.waitFor();
      await closeByEscape(page, dialog);
      await expect.poll(() => keptIn(page, 'ANONYMOUS_POPUP'), PATIENT).toBe('1');
      await page.reload();
      await passTime(page);
      expect(await dialog.count()).toBe(0);

      await page.goto(await handOverPath(token));
      await page.getByText('₭0.00').first().waitFor();
      await passTime(page);
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect(page.url()).not.toContain('token');
    });

    test('none opens later than at arrival', async () => {
      const page = await enterWithClock({ viewport });
      await page.clock.setFixedTime(Date.now() + 3_600_000);
      await page.goto('/');
      await passTime(page);
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect(await keptIn(page, 'ANONYMOUS_POPUP')).toBeNull();
    });

    test('at the first sign-in F before A, 8 on a page; marked as the member’s; none over another dialog', async () => {
      const page = await enterWithClock({ viewport });
      await page.clock.setFixedTime(Date.now());
      await page.goto('/register');
      await page.getByLabel('Username').waitFor();
      await expect.poll(() => page.getByRole('dialog').count(), PATIENT).toBe(1);
      await page.getByLabel('Username').fill(newUsername());
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByLabel('Repeat password').fill(PASSWORD);
      await page.getByLabel(/18 or older/).check();
      await page.getByRole('button', { name: 'Create account' }).click();
      const dialog = page.getByRole('dialog', { name: 'Announcements' });
      await dialog.waitFor();
      const titles = dialog.getByRole('heading', { level: 3 });
      await expect.poll(() => titles.count(), PATIENT).toBe(8);
      expect(await titles.first().innerText()).toContain('Your first steps');
      expect(await dialog.getByText('Look at every game without signing up').count()).toBe(0);
      await dialog.getByText('Deposit to start playing').waitFor();
      expect(await dialog.getByRole('button').nth(1).innerText()).toBe('Deposit');
      await dialog.getByRole('button', { name: 'Next page' }).click();
      expect(await titles.count()).toBeLessThanOrEqual(8);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await gone(page);
      await expect.poll(() => keptIn(page, 'USER_POPUP'), PATIENT).toBe('1');
    });
  });

  describe('dialogs', () => {
    test('each opens by its URL and closes by Escape; those that need an account ask a visitor to sign in', async () => {
      const { page, errors } = await enter(null, '/fish', { viewport });
      for (const [popup, name] of [
        ['login', 'Welcome back'],
        ['register', 'Create your account'],
        ['forgot-password', 'Forgot password?'],
        ['announcement', 'Announcements'],
        ['help', 'Help centre'],
        ['licence', 'Gaming licence'],
        ['chat', /chat|service/i],
        ['change-password', 'Welcome back'],
      ] as const) {
        await leadTo(page, `/fish?popup=${popup}`);
        await closeByEscape(page, page.getByRole('dialog', { name }));
        expect(page.url()).not.toContain('popup');
        expect(new URL(page.url()).pathname).toBe('/fish');
      }
      expect(errors).toEqual([]);
    });

    test('with invalid arguments break nothing', async () => {
      const { page, errors } = await enter(await newMember(), '/fish?popup=contract', { viewport });
      await closeByEscape(page, page.getByRole('dialog', { name: 'Contract' }));
      for (const popup of ['notice', 'help', 'games', 'promo-details']) {
        await leadTo(page, `/fish?popup=${popup}&about=${encodeURIComponent('-1<script>')}`);
        await closeByEscape(page, page.getByRole('dialog'));
        await page.getByRole('main').waitFor();
      }
      expect(errors.filter((text) => !/\b4\d\d\b/.test(text))).toEqual([]);
    });

    test('a member changes the password by the brand’s rules', async () => {
      const member = await newMember();
      const page = await open('/fish?popup=change-password', member);
      const dialog = page.getByRole('dialog', { name: 'Change password' });
      const submit = dialog.getByRole('button', { name: 'Change password' });
      await dialog.getByLabel('Present password').fill('not-the-one-1');
      await dialog.getByLabel('New password', { exact: true }).fill('short');
      await dialog.getByLabel('Repeat the new password').fill('other');
      await submit.click();
      await dialog.getByText(/Incorrect confirmation input/).waitFor();
      await dialog.getByLabel('New password', { exact: true }).fill('another-Garden-8');
      await dialog.getByLabel('Repeat the new password').fill('another-Garden-8');
      await submit.click();
      await dialog.getByRole('alert').waitFor();
      await dialog.getByLabel('Present password').fill(PASSWORD);
      await submit.click();
      await gone(page);
      await expect.poll(() => new URL(page.url()).pathname, PATIENT).toBe('/');
      const { username } = member;
      const again = await call(siteUrl, 'POST', '/api/session', { username, password: 'another-Garden-8' });
      expect(again.success).toBe(true);
    });
  });

  describe('promotions', () => {
    test('the first tab shows all, a tab filters, two kinds have no tab', async () => {
      const { value } = await call(siteUrl, 'GET', '/api/promotions?language=en');
      const page = await open('/promotions');
      const tab = (name: string) => page.getByRole('tab', { name, exact: true });
      await tab('VIP').waitFor();
      expect(await tab('All').getAttribute('aria-selected')).toBe('true');
      expect(await tab('In the games').count()).toBe(0);
      expect(await tab('Lottery').count()).toBe(0);
      await expect.poll(() => page.getByRole('article').count(), PATIENT).toBe(value.promotions.length);
      await tab('VIP').click();
      const { id } = value.categories.find(({ title }: { title: string }) => title === 'VIP');
      const wanted = value.promotions.filter(
        ({ promoAnnouncementCategoryIds: ids }: { promoAnnouncementCategoryIds: string[] }) => ids.includes(id),
      );
      await expect.poll(() => page.getByRole('article').count(), PATIENT).toBe(wanted.length);
      await leadTo(page, '/promotions?category=999999');
      await page.getByText('no data').waitFor();
    });

    test('an ID after # or in ?id= opens its promotion once promotions are loaded', async () => {
      const { value } = await call(siteUrl, 'GET', '/api/promotions?language=en');
      const { id, title } = value.promotions.at(-1);
      const page = await open(`/promotions#${id}`);
      const dialog = page.getByRole('dialog', { name: title });
      await dialog.waitFor();
      await page.reload();
      await dialog.waitFor();
      await page.goBack();
      await gone(page);
      expect(new URL(page.url()).pathname).toBe('/promotions');
      await page.goto(`/promotions?id=${id}`);
      await dialog.waitFor();
    });

    test('long-term promotions say so; times include seconds; the button depends on the sign-in state', async () => {
      const { value } = await call(siteUrl, 'GET', '/api/promotions?language=en');
      const first = value.promotions.find(({ title }: { title: string }) => title.startsWith('First deposit'));
      const address = `/promotions?popup=promo-details&about=${first.id}`;
      const page = await open(address);
      await page.getByText(/^\d{1,2} \w{3} \d{4}, \d\d:\d\d:\d\d – Long-term$/).waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Register' }).click();
      await page.getByRole('dialog', { name: 'Create your account' }).waitFor();
      const members = await open(address, await newMember());
      await members.getByRole('dialog').getByRole('button', { name: 'Deposit' }).waitFor();
    });
  });
});

test('content with scripts is shown without them', async () => {
  const hostile =
    '<p>Harmless words<script>window.harmed=1</script><img src=x onerror="window.harmed=2"><a href="javascript:window.harmed=3">a link</a><iframe srcdoc="x"></iframe><svg onload="window.harmed=4"></svg></p>';
  onTestFinished(async () => void (await sql(`DELETE FROM content.promotion WHERE key = 'hostile'`, [])));
  const [row] = await sql<{ id: string }>(
    `INSERT INTO content.promotion (key, title, content, promotion_type, card_picture, dialog_picture, starts_at, sort, enabled)
     SELECT 'hostile', jsonb_build_object('en', $1::text), jsonb_build_object('en', $2::text), promotion_type, card_picture,
            dialog_picture, starts_at, 999, true
       FROM content.promotion LIMIT 1
     RETURNING id::text`,
    ['<img src=x onerror="window.harmed=5">Hostile', hostile],
  );
  const isOffered = async () => (await call(siteUrl, 'GET', `/api/promotions/${row!.id}`)).success;
  await expect.poll(isOffered, PATIENT).toBe(true);
  const page = await enterPage(null, `/promotions?id=${row!.id}`);
  const dialog = page.getByRole('dialog', { name: /Hostile/ });
  await dialog.getByText('Harmless words').waitFor();
  expect(await dialog.locator('script, iframe, [onerror], [onload], a[href^="javascript"]').count()).toBe(0);
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
});

function keptIn(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => sessionStorage.getItem(name), key);
}

/** Runs everything that waits for its time. */
async function passTime(page: Page): Promise<void> {
  // A dialog may already cover it.
  await page.locator('main').first().waitFor();
  // Idle callbacks, answers and the next timers come in between.
  for (let step = 0; step < 5; step += 1) {
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
    await page.clock.runFor(5000);
  }
}

/** With the clock stopped, waits until the page has done all work without timers: its rendering sets timers a little later. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const { port1, port2 } = new MessageChannel();
      await new Promise((resolve) => {
        port1.addEventListener('message', resolve, { once: true });
        port1.start();
        port2.postMessage(null);
      });
      port1.close();
    }
  });
}

async function gone(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

function motionOf(page: Page): Promise<string> {
  return page.locator('[data-marquee]').evaluate((element) => getComputedStyle(element).animationName);
}
