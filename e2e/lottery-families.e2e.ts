import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seriousFor } from './support/axe.ts';
import { on } from './support/devices.ts';
import { leadTo } from './support/lobby.ts';
import {
  balanceOf,
  bet,
  closeDraw,
  enterLottery,
  putOffDraws,
  row,
  slip,
  tellSources,
  ticketsOf,
  untilTickets,
} from './support/lottery.ts';
import { PATIENT } from './support/patience.ts';
import { enterPage } from './support/windows.ts';

/** The narrowest supported phone. */
const narrow = { width: 360, height: 740 } as const;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
/** A phone’s browser shrinks a page instead of letting it overflow. */
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

describe.each(on('phone'))('on a %s', (device, shown) => {
  const viewport = device === 'phone' ? narrow : shown;

  // Each choice covers every result, so part of it wins.
  test('from choice to payout: five digits, eleven of five, dragon and tiger, three dice, ten cars, Mark Six', async () => {
    const games = [
      ['one-minute-five', 'Big, small, odd, even'],
      ['eleven-pick-five', 'Any one'],
      ['naga-draw', 'Dragon and tiger'],
      ['quick-three-dice', 'Sides of the sum'],
      ['lucky-ten-race', 'Positions'],
      ['one-minute-six-mark', 'Special ball', 'Colour'],
    ] as const;
    for (const [code] of games) await putOffDraws(code);
    const { page, token } = await enterLottery('/help', { viewport });
    for (const [code, ...plays] of games) {
      await leadTo(page, '/help');
      await slip(page).waitFor({ state: 'detached' });
      await leadTo(page, `/lottery?gameCode=${code}`);
      for (const play of plays) await press(page, play);
      await press(page, 'All');
      await press(page, 'Add to the slip');
      await bet(page);
      expect(await widthOf(page)).toBeLessThanOrEqual(viewport.width);
    }
    const before = await balanceOf(token);
    for (const [code] of games) await closeDraw(code);
    await untilTickets(token, ...games.map(() => 'won'));
    expect(await balanceOf(token)).toBeGreaterThan(before);
    await leadTo(page, `/lottery?gameCode=${games[5][0]}&view=tickets`);
    await page.getByText('Won', { exact: true }).first().waitFor();
  });

  test('external draws: numbers are pasted or chosen, sources report the result, the prize is paid', async () => {
    const { page, token } = await enterLottery('/seaLottery?gameCode=thai-government-draw', { viewport });
    await press(page, '3 top');
    await page.getByLabel('Numbers of 3 digits').fill('123, 456;789 12');
    await page.getByText('Not understood: 12').waitFor();
    await page.getByText('3 numbers read').waitFor();
    await press(page, 'Add to the slip');
    await bet(page);
    for (const [address, name, number] of [
      ['/seaLottery?gameCode=lao-development-draw', 'Lao Development Draw', '56'],
      ['/vnLottery?gameCode=hanoi-vip', 'Hanoi VIP', '45'],
    ] as const) {
      await leadTo(page, address);
      await page.getByRole('heading', { level: 2, name }).waitFor();
      await press(page, 'Two digits');
      await row(page, 'Numbers').getByRole('button', { name: number, exact: true }).click();
      await press(page, 'Add to the slip');
      await bet(page);
    }

    const front3 = ['123'];
    await tellSources('thai', {
      family: 'thai',
      top: '111456',
      front3: ['111', '222'],
      back3: ['333', '444'],
      bottom2: '55',
    });
    await tellSources('lao', { family: 'lao', top: '123456', front3, back3: [], bottom2: '12' });
    await tellSources('hanoi', { family: 'hanoi', top: '12345', front3, back3: [], bottom2: '12' });
    for (const code of ['thai-government-draw', 'lao-development-draw', 'hanoi-vip']) await closeDraw(code);
    await untilTickets(token, 'won', 'won', 'won');
    await page.getByRole('link', { name: 'My bets' }).click();
    await page.getByText('Won', { exact: true }).first().waitFor();
    await page.getByRole('main').getByRole('listitem').first().getByRole('button').click();
    await page.getByRole('dialog').getByText('12345').waitFor();
  });
});

test('a chase ends with a win; the unused part of the scale is returned as rebate, won or lost', async () => {
  await putOffDraws('saigon-one-minute');
  const { page, token } = await enterLottery('/vnLottery?gameCode=saigon-one-minute');
  await press(page, 'Big, small, odd, even');
  const slider = page.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('Home');
  await page.getByText('Prize scale 1800').waitFor();
  await page.getByText('Rebate 7%').waitFor();
  await press(page, 'All');
  await press(page, 'Add to the slip');
  await slip(page).getByText('Bet on draws to come as well').click();
  await slip(page).getByLabel('Draws', { exact: true }).fill('3');
  await slip(page).getByText('3 draws').waitFor();
  expect(await slip(page).getByLabel('Stop after a win').isChecked()).toBe(true);
  await bet(page);
  await closeDraw('saigon-one-minute');
  await untilTickets(token, 'cancelled', 'cancelled', 'won');
  await page.getByRole('link', { name: 'My bets' }).click();
  await page.getByText('Won', { exact: true }).first().waitFor();
  const won = (await ticketsOf(token)).find(({ state }) => state === 'won')!;
  expect(Number(won.rebate)).toBe(Number(won.stake) * 0.07);
});

describe('bet texts', () => {
  test('are parsed while they are typed; errors are marked; bets for other stations wait on their slips', async () => {
    const { page, token } = await enterLottery('/vnLottery?gameCode=mien-nam-southern-draw', { viewport: narrow });
    await press(page, 'Bet text');
    const field = page.getByLabel('Bets as text');
    await field.fill('23 45 b10n\n12 zz5n');
    await page.getByText('“zz5n” is not known').click();
    expect(await field.evaluate((area: HTMLTextAreaElement) => [area.selectionStart, area.selectionEnd])).toEqual([
      14, 18,
    ]);
    expect(await page.getByRole('button', { name: /^Add \d+ bet/ }).isDisabled()).toBe(true);
    await page.locator('mark').waitFor();
    expect(await seriousFor(page, 'main')).toEqual([]);
    expect(await widthOf(page)).toBeLessThanOrEqual(narrow.width);
    await page.keyboard.type('duoi5n');
    await page.getByText('De, last two of the special · 12').waitFor();
    await page.getByRole('button', { name: 'Add 2 bets to the slip' }).click();
    await slip(page).getByText('23 45').waitFor();

    await press(page, 'Slip as text');
    expect(await field.inputValue()).toMatch(/ 23 45 b10n\n.+ 12 duoi5n$/);
    await page.getByRole('button', { name: 'Add 2 bets to the slip' }).click();
    await bet(page);
    // Two numbers with eighteen lots at 10,000, and one at 5,000.
    expect(await balanceOf(token)).toBe(500_000 - 365_000);
  });
});

test('the home page shows the latest results; a visitor who follows one signs in and reaches its game', async () => {
  const page = await enterPage(null, '/', { viewport: narrow });
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/lottery/')) asked += 1;
  });
  await page.getByRole('heading', { name: 'Lottery', exact: true }).waitFor();
  expect(asked).toBe(0);
  const board = page.getByRole('region', { name: 'Latest lottery results' });
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 900);
      return board.getByRole('link').count();
    }, PATIENT)
    .toBeGreaterThan(0);
  await page.getByRole('region', { name: 'Numbers that came most' }).getByRole('link').first().waitFor();
  await board.getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname === '/login' && url.searchParams.get('redirect')!.includes('gameCode='));
});
