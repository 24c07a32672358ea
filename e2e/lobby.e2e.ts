import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { call, register } from './support/api.ts';
import { becomeType, sql } from './support/database.ts';
import { closeByEscape } from './support/dialogs.ts';
import {
  chip,
  chips,
  classes,
  gameNamedIn,
  heading,
  heart,
  hearts,
  kept,
  knowingFavourites,
  leadTo,
  leaveGamesUndrawn,
  menu,
  pages,
  playButton,
  playButtons,
  playable,
  pressed,
  requestsOf,
  tiles,
  untilSearch,
  vendors,
} from './support/lobby.ts';
import { on } from './support/devices.ts';
import { PATIENT } from './support/patience.ts';
import { thisPlatform } from './support/this-platform.ts';
import { enter, enterPage } from './support/windows.ts';

const { siteUrl } = thisPlatform();

describe.each(on('phone'))('the lobby on a %s', (_device, viewport) => {
  const open = (pathname: string, language = 'en'): Promise<Page> => enterPage(null, pathname, { viewport, language });
  const openAs = (token: string, pathname: string): Promise<Page> => enterPage({ token }, pathname, { viewport });

  test('vendors and classes: choosing a vendor resets class and page, ALL removes the vendor too', async () => {
    const page = await open('/');
    await menu(page).getByRole('link', { name: 'Originals' }).click();
    await chip(page, 'Scratch cards').click();
    await untilSearch(page, { category: 'INHOUSE', classify: 'SC' });
    await vendors(page).getByRole('link', { name: 'Champa Originals' }).click();
    await untilSearch(page, { category: 'INHOUSE', vassalage: 'CHAMPA' });
    await pages(page).getByRole('link', { name: '2', exact: true }).click();
    await chip(page, 'Table games').click();
    await untilSearch(page, { category: 'INHOUSE', vassalage: 'CHAMPA', classify: 'TG' });
    await vendors(page).getByRole('link', { name: 'All', exact: true }).click();
    await untilSearch(page, { category: 'INHOUSE' });
    await expect.poll(() => chips(page).allTextContents(), PATIENT).toEqual(expect.arrayContaining(classes));
    await page.goBack();
    await untilSearch(page, { category: 'INHOUSE', vassalage: 'CHAMPA', classify: 'TG' });
  });

  test('a vendor of slots opens /rng?vassalage=, also after a reload; a page holds 28 games', async () => {
    const page = await open('/?category=RNG');
    await vendors(page).getByRole('link', { name: 'Naga Spin Studio' }).click();
    await page.waitForURL((url) => url.pathname === '/rng');
    await untilSearch(page, { vassalage: 'NAGASPIN' });
    await page.reload();
    await page.getByText('520 games').waitFor();
    await expect.poll(() => tiles(page).count(), PATIENT).toBe(28);
    expect(await vendors(page).locator('[aria-current]').textContent()).toContain('Naga Spin Studio');
    await leadTo(page, '/rng?vassalage=CHAMPA');
    await page.getByText('150 games').waitFor();
  });

  test('search: trimmed, tolerant, in Lao too; an empty one leads back to HOME', async () => {
    const page = await open('/');
    const box = page.getByRole('searchbox', { name: 'Search games' });
    await box.fill('  naga spin ');
    await untilSearch(page, { q: 'naga spin' });
    await box.fill('wlid zebras');
    await tiles(page)
      .filter({ hasText: /Wild Zebras/ })
      .first()
      .waitFor();
    const named = await gameNamedIn('lo', /[\u0e80-\u0eff]{3}/);
    await box.fill(named.gameName);
    await tiles(page).filter({ hasText: named.english }).first().waitFor();
    await box.fill('');
    await box.pressSequentially('wild zebras');
    await untilSearch(page, { q: 'wild zebras' });
    expect(await box.inputValue()).toBe('wild zebras');
    await box.fill('qqqqzzzzxx');
    await page.getByText('no data').waitFor();
    await box.fill('   ');
    await untilSearch(page, {});
    await heading(page, 'Hot games').waitFor();
  });

  test('filters are in the URL; slot filters are offered for slots only', async () => {
    const page = await open('/?category=LIVE');
    await chip(page, 'Hot').click();
    await untilSearch(page, { category: 'LIVE', filter: 'HOT' });
    await chip(page, 'New').click();
    await untilSearch(page, { category: 'LIVE', filter: 'NEW' });
    expect(await chip(page, '25 lines or more').count()).toBe(0);
    await leadTo(page, '/rng');
    await chip(page, '25 lines or more').click();
    await chip(page, 'Bet from 1').click();
    await untilSearch(page, { minLines: '25', minBet: '1' });
    await chip(page, 'All').click();
    await untilSearch(page, {});
  });

  test('a visitor: favourites, recent games and playing open the sign-in dialog, and nothing else happens', async () => {
    const page = await open('/?category=MINI');
    const before = page.url();
    const press = async (act: () => Promise<void>): Promise<void> => {
      await act();
      await page.getByRole('dialog').getByLabel('Username').waitFor();
      expect(new URL(page.url()).searchParams.get('popup')).toBe('login');
      await closeByEscape(page, page.getByRole('dialog'));
      await page.waitForURL(before);
    };
    await press(() => chip(page, 'Favourites').click());
    await press(() => chip(page, 'Recent').click());
    await press(() => menu(page).getByRole('link', { name: 'Favourites' }).click());
    await press(() => menu(page).getByRole('link', { name: 'Lottery', exact: true }).click());
    await press(() => hearts(page).first().click());
    await press(() => playButtons(page).first().click());
    await leadTo(page, '/?filter=FAV');
    await page.getByText('Log in to see your own games here.').waitFor();
    await leadTo(page, '/');
    await heading(page, 'Hot games').waitFor();
    expect(await heading(page, 'Recently played').count()).toBe(0);
  });

  test('favourites: at once, once a second, stored, and the same in two tabs', async () => {
    const { token } = await register(siteUrl);
    const page = await openAs(token, '/rng');
    const other = await page.context().newPage();
    await other.addInitScript((his) => sessionStorage.setItem('token', his), token);
    await knowingFavourites(other, () => other.goto('/rng'));

    const sent = requestsOf(page, '/api/favourites');
    const { promise: isSeen, resolve: see } = Promise.withResolvers<void>();
    await page.route('**/api/favourites', async (route) => {
      if (route.request().method() === 'POST') await isSeen;
      await route.continue();
    });
    // Two presses at the same time, however slow this machine is.
    await page.evaluate(() => {
      const instant = performance.now();
      performance.now = () => instant;
    });
    await heart(page, 0).evaluate((button: HTMLElement) => button.click());
    await pressed(page, 0, 'true');
    await heart(page, 0).evaluate((button: HTMLElement) => button.click());
    await page.evaluate(() => Reflect.deleteProperty(performance, 'now'));
    see();
    await pressed(other, 0, 'true');
    await pressed(page, 0, 'true');
    expect(sent.filter((request) => request.method() !== 'GET').map((request) => request.method())).toEqual(['POST']);

    await knowingFavourites(page, () => page.reload());
    await pressed(page, 0, 'true');
    const name = await tiles(page).first().locator('p').textContent();
    await leadTo(other, '/favorite');
    await tiles(other).filter({ hasText: name! }).waitFor();
    await expect.poll(() => tiles(other).count(), PATIENT).toBe(1);
    await hearts(other).first().click();
    await other.getByText('no data').waitFor();
    await pressed(page, 0, 'false');
  });

  test('a favourite that the server refuses is reset, with the reason', async () => {
    const { token, username } = await register(siteUrl);
    await sql(
      `INSERT INTO my_games.favourite (member_id, node_id, added_at)
       SELECT m.id, g.node_id, now() FROM member.member AS m, catalogue.game AS g
        WHERE m.username = $1 AND g.game_type = 'RNG' ORDER BY g.node_id LIMIT 999`,
      [username],
    );
    const page = await openAs(token, '/mini');
    await heart(page, 0).click();
    await page.getByText('Your favourites are full.').waitFor();
    await pressed(page, 0, 'false');
    await leadTo(page, '/?filter=FAV');
    await page.getByText('999 games').waitFor();
    await expect.poll(() => tiles(page).count(), PATIENT).toBe(28);
  });

  test('a game in a frame opens under its bar, is marked there, and is then the first recent game', async () => {
    const { token } = await register(siteUrl);
    const page = await openAs(token, '/');
    await leaveGamesUndrawn(page);
    await heading(page, 'Hot games').waitFor();
    expect(await heading(page, 'Recently played').count()).toBe(0);
    await leadTo(page, '/recent');
    await page.getByText('no data').waitFor();
    await page.getByRole('link', { name: 'See the hot games' }).click();
    await untilSearch(page, { filter: 'HOT' });

    const { total } = (await call(siteUrl, 'GET', '/api/games?category=MINI&pageSize=1')).value;
    await leadTo(page, '/mini');
    await page.getByText(`${total} games`).waitFor();
    const name = (await playable(page).locator('p').textContent())!;
    await playButton(page).click();
    await page.waitForURL(/\/play\//);
    const bar = page.getByRole('banner');
    await bar.getByRole('button', { name: 'Deposit' }).waitFor();
    await bar.getByRole('button', { name: 'Full screen' }).waitFor();
    expect(await page.locator('iframe').getAttribute('src')).toMatch(/#s=.+/);
    await bar.getByRole('button', { name: /^Favourite: / }).click();
    await bar.getByRole('button', { name: /^Favourite: /, pressed: true }).waitFor();
    await bar.getByRole('button', { name: 'Back' }).click();
    await page.waitForURL((url) => url.pathname === '/mini');
    await page.getByRole('button', { name: `Favourite: ${name}`, pressed: true }).waitFor();

    await leadTo(page, '/');
    const row = page.getByRole('region', { name: 'Recently played' });
    await row.locator('article').filter({ hasText: name }).waitFor();
    for (const path of ['/recent', '/?filter=RECENT', '/mini?filter=RECENT']) {
      await page.goto(path);
      await tiles(page).filter({ hasText: name }).waitFor();
    }
    await leadTo(page, '/fish?filter=RECENT');
    await page.getByText('no data').waitFor();
  });

  test('a game of a vendor that needs a window opens one on the press; a blocked one is reported', async () => {
    const { token } = await register(siteUrl);
    const page = await openAs(token, '/live');
    await leaveGamesUndrawn(page);
    const popup = page.context().waitForEvent('page');
    await playButton(page).click();
    await page.waitForURL(/\/play\//);
    expect(await popup).toBeTruthy();
    await page.getByText('The game is open in its own window.').waitFor();

    await page.goBack();
    await page.evaluate(() => (window.open = () => null));
    await playButton(page).click();
    await page.getByText('Popup blocked, allow popups and try again.').waitFor();
  });

  test('a lottery opens on its page with the code of the game', async () => {
    const { token } = await register(siteUrl);
    const page = await openAs(token, '/lott?vassalage=TCG_SEA');
    const { games } = (await call(siteUrl, 'GET', '/api/games?vassalage=TCG_SEA&pageSize=1')).value;
    await playButtons(page).first().click();
    await page.waitForURL(
      ({ pathname, searchParams }) => pathname === '/seaLottery' && searchParams.get('gameCode') === games[0].gameCode,
    );
    await leadTo(page, '/');
    await menu(page).getByRole('link', { name: 'Lottery', exact: true }).click();
    await page.waitForURL((url) => url.pathname.endsWith('ottery') && url.searchParams.has('gameCode'));
  });

  test('a vendor’s play button, or its entry, opens the list of its games, which is searched and closed like any dialog', async () => {
    const { games } = (await call(siteUrl, 'GET', '/api/games?category=MINI&language=en')).value;
    const { gameName, vassalage } = games.find(({ isGame }: { isGame: string }) => isGame === 'VASSALAGE');
    const { token } = await register(siteUrl);
    const page = await openAs(token, '/mini');
    await page.getByRole('button', { name: `Play ${gameName}`, exact: true }).click();
    await untilSearch(page, { popup: 'games', about: vassalage });
    const ofEntry = page.getByRole('dialog', { name: gameName });
    await ofEntry.locator('article').nth(27).waitFor();
    await closeByEscape(page, ofEntry);

    await leadTo(page, '/');
    // Its tiles load when they are near; what loads above them meanwhile moves it.
    const studio = page.getByRole('button', { name: 'Play Grand Pearl Live' });
    await expect
      .poll(async () => {
        await heading(page, 'Game studios').scrollIntoViewIfNeeded();
        return studio.count();
      }, PATIENT)
      .toBe(1);
    await studio.click();
    await untilSearch(page, { popup: 'games', about: 'GRANDPEARL' });
    const dialog = page.getByRole('dialog', { name: 'Grand Pearl Live' });
    await dialog.locator('article').nth(27).waitFor();
    await dialog.getByRole('button', { name: '2', exact: true }).click();
    await dialog.locator('[aria-current=page]', { hasText: '2' }).waitFor();
    await dialog.getByRole('searchbox').fill('bacarat');
    await dialog
      .locator('article')
      .filter({ hasText: /Baccarat/ })
      .first()
      .waitFor();
    await closeByEscape(page, dialog);
    await untilSearch(page, {});
    expect(await page.getByRole('button', { name: 'Play Naga Spin Studio' }).count()).toBe(0);
  });

  test('a trial account is told that it needs a real one; free play is allowed', async () => {
    const { token, username } = await register(siteUrl);
    await becomeType(username, 4);
    const page = await openAs(token, '/mini');
    const told = page.getByRole('alertdialog', { name: /A trial account cannot do this/ });
    for (const press of [playButtons(page).first(), hearts(page).first()]) {
      await press.click();
      await told.getByRole('button', { name: 'Register' }).waitFor();
      await told.getByRole('button', { name: 'Cancel' }).click();
      await told.waitFor({ state: 'hidden' });
    }
    await leaveGamesUndrawn(page);
    await leadTo(page, '/rng');
    await page
      .getByRole('button', { name: /^Try .* for free$/ })
      .first()
      .click();
    await page.waitForURL(/\/play\/\d+\?trial=1/);
    await page.getByText('Free play').first().waitFor();
  });

  test('lobby data of the session can be refreshed, and is not shown in another language', async () => {
    const page = await open('/');
    await expect.poll(() => kept(page, 'HOT_GAMES'), PATIENT).toMatchObject({ language: 'en' });
    await expect.poll(() => kept(page, 'VENDOR_LANES'), PATIENT).toMatchObject({ language: 'en' });
    const asked = requestsOf(page, '/api/games/');
    await page.getByRole('button', { name: 'Load the games anew' }).click();
    await expect
      .poll(() => asked.filter((request) => /\/(?:hot|vendors)\?/.test(request.url())).length, PATIENT)
      .toBe(2);
    await expect.poll(() => kept(page, 'HOT_GAMES'), PATIENT).toMatchObject({ language: 'en' });

    asked.length = 0;
    await page.evaluate(() => localStorage.setItem('hisLang', 'cn'));
    await page.reload();
    await heading(page, '热门游戏').waitFor();
    await expect.poll(() => asked.some((request) => /\/hot\?.*language=cn/.test(request.url())), PATIENT).toBe(true);
    await expect.poll(() => kept(page, 'HOT_GAMES'), PATIENT).toMatchObject({ language: 'cn' });
  });

  test('invalid URLs break nothing', async () => {
    const { token } = await register(siteUrl);
    const { page, errors } = await enter({ token }, '/', { viewport });
    const helpTitle = page.getByRole('heading', { level: 1, name: 'Help centre', includeHidden: true });
    for (const address of [
      '/?category=NOWHERE&page=-3&filter=ALL&q=%20',
      '/?category=RNG&page=1e9&vassalage=../../etc&classify=%27%3B--',
      '/rng?page=99999&vassalage[]=x&vassalage=y&minBet=x&minLines=-1',
      '/live?filter=%00&q=%3Cscript%3Ealert(1)%3C/script%3E',
      '/?popup=games&about=%3Cimg%20src=x%3E',
      '/favorite?page=banana',
    ]) {
      await leadTo(page, '/help');
      await helpTitle.waitFor();
      await leadTo(page, address);
      await helpTitle.waitFor({ state: 'detached' });
      await expect.poll(() => page.locator('main').innerText(), PATIENT).not.toBe('');
      expect(await page.getByText('Something went wrong').count(), address).toBe(0);
      expect(
        errors.filter((text) => !/\b4\d\d\b/.test(text)),
        address,
      ).toEqual([]);
    }
  });
});
