import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { call, PASSWORD, register } from './support/api.ts';
import { closeBrowser, desktop, phone, type Visit, type Visitor, visit } from './support/browser.ts';
import { sql } from './support/database.ts';
import { closeByEscape } from './support/dialogs.ts';
import { PATIENT } from './support/patience.ts';
import { thisPlatform } from './support/this-platform.ts';

const open: Visit[] = [];
const { siteUrl } = thisPlatform();

afterEach(async () => {
  for (const { context } of open.splice(0)) await context.close();
});

afterAll(closeBrowser);

describe.each([
  ['phone', phone],
  ['desktop', desktop],
] as const)('on a %s', (_device, viewport) => {
  const go = (path: string, more: Visitor = {}) => enter(path, { viewport, ...more });

  describe('banners', () => {
    test('more than one: they loop, change every 5000 ms, are not stopped by touching, and can be paused', async () => {
      const page = await goInMotion('/robots.txt', viewport);
      await closeAnnouncements(page);
      await page.goto('/');
      const carousel = page.getByRole('main').getByRole('region', { name: 'News and offers' });
      const shown = carousel.locator('[data-shown="true"]');
      const isShown = (label: string) => expect.poll(() => shown.getAttribute('aria-label'), PATIENT).toBe(label);
      await shown.waitFor();
      await page.clock.pauseAt(Date.now() + 60_000);
      await atRest(page);
      const dot = (number: number) => carousel.getByRole('button', { name: `Show number ${number}` });
      await dot(3).click();
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

    test('one stands still without pagination, none leaves nothing', async () => {
      for (const count of [1, 0]) {
        const page = await goWithClock('/robots.txt', viewport);
        await page.route('**/api/notices*', async (route) => {
          const answer = await route.fetch();
          const body = (await answer.json()) as { value: { banners: { groupName: string }[] } };
          const banners = body.value.banners.filter(({ groupName }) => groupName === 'w_promotion').slice(0, count);
          await route.fulfill({ json: { ...body, value: { ...body.value, banners } } });
        });
        const told = page.waitForResponse('**/api/notices*');
        await page.goto('/promotions');
        await (await told).finished();
        await page.getByRole('article').first().waitFor();
        const banners = page.locator('main').getByRole('region', { name: 'News and offers' });
        await expect.poll(() => banners.count(), PATIENT).toBe(count);
        expect(await page.getByRole('button', { name: /^Show number/ }).count()).toBe(0);
      }
    });

    test('a click opens what the banner leads to', async () => {
      const { page } = await go('/', { announcementsClosed: true });
      await page.locator('main [data-shown="true"] a').first().click();
      await page.getByRole('dialog', { name: /First deposit gift/ }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/promotions');
    });
  });

  test('notices: a press opens the one pressed, its dialog leads to the next, Back closes it', async () => {
    const { page } = await go('/', { announcementsClosed: true });
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
  });

  test('notices run until they are stopped', async () => {
    const page = await goInMotion('/robots.txt', viewport);
    await closeAnnouncements(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Stop the notices' }).waitFor();
    expect(await motionOf(page)).toBe('marquee');
    await page.getByRole('button', { name: 'Stop the notices' }).click();
    await page.getByRole('button', { name: 'Let the notices run' }).waitFor();
  });

  test('announcements: a visitor’s open once a session, until they are closed', async () => {
    const page = await goWithClock('/', viewport);
    const dialog = page.getByRole('dialog', { name: 'Announcements' });
    await dialog.waitFor();
    await dialog.getByText('Look at every game without signing up').waitFor();
    expect(await dialog.getByText('Your first steps').count()).toBe(0);
    expect(await page.evaluate(() => sessionStorage.getItem('ANONYMOUS_POPUP'))).toBeNull();
    await page.reload();
    await dialog.waitFor();
    await closeByEscape(page, dialog);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('ANONYMOUS_POPUP')), PATIENT).toBe('1');
    await page.reload();
    await passTime(page);
    expect(await dialog.count()).toBe(0);
  });

  test('announcements: at the first sign-in F before A, 8 on a page; marked as the member’s; none over another dialog', async () => {
    const page = await goWithClock('/register', viewport);
    await passTime(page);
    await expect.poll(() => page.getByRole('dialog').count(), PATIENT).toBe(1);
    await page.getByLabel('Username').fill(`e2e${Date.now().toString(36)}${viewport.width}`);
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
    await dialog.getByRole('button', { name: 'Next page' }).click();
    expect(await titles.count()).toBeLessThanOrEqual(8);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await gone(page);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('USER_POPUP')), PATIENT).toBe('1');
  });

  test('announcements: none for who arrives with a token, which leaves the address', async () => {
    const { token } = await register(siteUrl);
    const page = await goWithClock(`/?token=${token}`, viewport);
    await page.getByText('₭0.00').first().waitFor();
    await passTime(page);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(page.url()).not.toContain('token');
  });

  describe('dialogs', () => {
    test('each opens by its address, and by Escape it closes', async () => {
      const { page, errors } = await go('/robots.txt');
      for (const [popup, name] of [
        ['login', 'Welcome back'],
        ['register', 'Create your account'],
        ['forgot-password', 'Forgot password?'],
        ['announcement', 'Announcements'],
        ['help', 'Help centre'],
        ['licence', 'Gaming licence'],
        ['chat', /chat|service/i],
      ] as const) {
        await page.goto(`/fish?popup=${popup}`);
        await closeByEscape(page, page.getByRole('dialog', { name }));
        expect(page.url()).not.toContain('popup');
        expect(new URL(page.url()).pathname).toBe('/fish');
      }
      expect(errors).toEqual([]);
    });

    test('what needs an account asks a visitor to log in', async () => {
      const { page } = await go('/robots.txt');
      for (const popup of ['deposit', 'change-password', 'contract']) {
        await page.goto(`/fish?popup=${popup}`);
        await page.getByRole('dialog', { name: 'Welcome back' }).waitFor();
      }
    });

    test('about nonsense they break nothing', async () => {
      const { page } = await go('/robots.txt');
      for (const popup of ['notice', 'help', 'games', 'promo-details']) {
        await page.goto(`/fish?popup=${popup}&about=${encodeURIComponent('-1<script>')}`);
        await page.getByRole('dialog').waitFor();
        await closeByEscape(page, page.getByRole('dialog'));
        await page.getByRole('main').waitFor();
      }
    });

    test('a member changes the password by the brand’s rules', async () => {
      const { token, username } = await register(siteUrl);
      const { page } = await go(`/fish?popup=change-password&token=${token}`);
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
      const again = await call(siteUrl, 'POST', '/api/session', { username, password: 'another-Garden-8' });
      expect(again.success).toBe(true);
    });

    test('the contract and the games of a vendor open for a member', async () => {
      const { token } = await register(siteUrl);
      const { page } = await go(`/fish?popup=contract&token=${token}`);
      await page.getByRole('dialog', { name: 'Contract' }).waitFor();
      await page.goto('/fish?popup=games&about=NOBODY');
      await page.getByRole('dialog').waitFor();
    });
  });

  describe('promotions', () => {
    test('the first tab stands for all, a tab filters, two kinds are no tabs', async () => {
      const { page } = await go('/promotions');
      const tab = (name: string) => page.getByRole('tab', { name, exact: true });
      await tab('VIP').waitFor();
      expect(await tab('All').getAttribute('aria-selected')).toBe('true');
      expect(await tab('In the games').count()).toBe(0);
      expect(await tab('Lottery').count()).toBe(0);
      const { value } = await call(siteUrl, 'GET', '/api/promotions?language=en');
      await expect.poll(() => page.getByRole('article').count(), PATIENT).toBe(value.promotions.length);
      await tab('VIP').click();
      const { id } = value.categories.find(({ title }: { title: string }) => title === 'VIP');
      const wanted = value.promotions.filter(
        ({ promoAnnouncementCategoryIds: ids }: { promoAnnouncementCategoryIds: string[] }) => ids.includes(id),
      );
      await expect.poll(() => page.getByRole('article').count(), PATIENT).toBe(wanted.length);
      await page.goto('/promotions?category=999999');
      await page.getByText('no data').waitFor();
    });

    test.each(['#', '?id='])('an id after %s opens its promotion once they are loaded', async (sign) => {
      const { value } = await call(siteUrl, 'GET', '/api/promotions?language=en');
      const { id, title } = value.promotions.at(-1);
      const { page } = await go(`/promotions${sign}${id}`);
      await page.getByRole('dialog', { name: title }).waitFor();
      await page.reload();
      await page.getByRole('dialog', { name: title }).waitFor();
      await page.goBack();
      await gone(page);
      expect(new URL(page.url()).pathname).toBe('/promotions');
    });

    test('what is long-term says so; times stand to the second; the button does what the state of login says', async () => {
      const { value } = await call(siteUrl, 'GET', '/api/promotions?language=en');
      const first = value.promotions.find(({ title }: { title: string }) => title.startsWith('First deposit'));
      const { page } = await go(`/promotions?popup=promo-details&about=${first.id}`);
      await page.getByText(/^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d – Long-term$/).waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Register' }).click();
      await page.getByRole('dialog', { name: 'Create your account' }).waitFor();
      const { token } = await register(siteUrl);
      await page.goto(`/promotions?popup=promo-details&about=${first.id}&token=${token}`);
      await page.getByRole('dialog').getByRole('button', { name: 'Deposit' }).waitFor();
    });
  });
});

describe('content with scripts in it', () => {
  let id: string;

  beforeAll(async () => {
    const hostile =
      '<p>Harmless words<script>window.harmed=1</script><img src=x onerror="window.harmed=2"><a href="javascript:window.harmed=3">a link</a><iframe srcdoc="x"></iframe><svg onload="window.harmed=4"></svg></p>';
    const [row] = await sql<{ id: string }>(
      `INSERT INTO content.promotion (key, title, content, promotion_type, card_picture, dialog_picture, starts_at, sort, enabled)
       SELECT 'hostile', jsonb_build_object('en', $1::text), jsonb_build_object('en', $2::text), promotion_type, card_picture,
              dialog_picture, starts_at, 999, true
         FROM content.promotion LIMIT 1
       RETURNING id::text`,
      ['<img src=x onerror="window.harmed=5">Hostile', hostile],
    );
    id = row!.id;
  });

  afterAll(() => sql(`DELETE FROM content.promotion WHERE key = 'hostile'`, []));

  test('is shown harmless', async () => {
    const isOffered = async () => (await call(siteUrl, 'GET', `/api/promotions/${id}`)).success;
    await expect.poll(isOffered, PATIENT).toBe(true);
    const { page } = await enter(`/promotions?id=${id}`, {});
    const dialog = page.getByRole('dialog', { name: /Hostile/ });
    await dialog.getByText('Harmless words').waitFor();
    expect(await dialog.locator('script, iframe, [onerror], [onload], a[href^="javascript"]').count()).toBe(0);
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
  });
});

async function enter(path: string, visitor: Visitor): Promise<Visit> {
  const entered = await visit(path, visitor);
  open.push(entered);
  return entered;
}

/** Enters with a clock that can be turned. */
async function goWithClock(path: string, viewport: Visitor['viewport'] & object): Promise<Page> {
  const { page } = await enter('/robots.txt', { viewport });
  await page.clock.install();
  await page.goto(path);
  return page;
}

/** The same as somebody to whom motion is welcome. */
async function goInMotion(path: string, viewport: Visitor['viewport'] & object): Promise<Page> {
  const page = await goWithClock('/robots.txt', viewport);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(path);
  return page;
}

/** Lets everything happen that waits for its time. */
async function passTime(page: Page): Promise<void> {
  // Which a dialog may lie over already.
  await page.locator('main').first().waitFor();
  // Idle callbacks, answers and the next timers come in between.
  for (let step = 0; step < 5; step += 1) {
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
    await page.clock.runFor(5000);
  }
}

/** Waits, while the clock stands still, until the page has done all that needs no time: what it draws arms its timers a little later. */
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

/** As if the announcements had been closed in this session already. */
async function closeAnnouncements(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.setItem('ANONYMOUS_POPUP', '1'));
}

async function gone(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

function motionOf(page: Page): Promise<string> {
  return page.locator('[data-marquee]').evaluate((element) => getComputedStyle(element).animationName);
}
