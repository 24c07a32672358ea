import type { Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { call } from './support/api.ts';
import { seriousFor, settled } from './support/axe.ts';
import { closeBrowser, desktop, type Visitor, visit } from './support/browser.ts';
import {
  balanceOf,
  bet,
  closeDraw,
  enterLottery,
  type Player,
  row,
  slip,
  tellSources,
  typeResult,
  untilTicket,
} from './support/lottery.ts';
import { PATIENT } from './support/patience.ts';
import { thisPlatform } from './support/this-platform.ts';

const { siteUrl } = thisPlatform();
/** The narrowest phone the site is made for. */
const narrow = { width: 360, height: 740 } as const;
/** Whose draw the North's is, by the day. */
const northern = ['ha_noi', 'quang_ninh', 'bac_ninh', 'hai_phong', 'nam_dinh', 'thai_binh'] as const;
const open: { close: () => Promise<void> }[] = [];

afterEach(async () => {
  for (const context of open.splice(0)) await context.close();
});
afterAll(closeBrowser);

async function enter(path: string, visitor: Visitor = {}): Promise<Player> {
  const player = await enterLottery(path, visitor);
  open.push(player.visited.context);
  return player;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
/** A phone’s browser would rather show a page smaller than let it overflow. */
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
const ticketsOf = async (token: string): Promise<{ state: string; stake: string; rebate: string }[]> =>
  (await call(siteUrl, 'GET', '/api/lottery/tickets', undefined, token)).value.list;

async function chooseAll(page: Page, ...plays: readonly string[]): Promise<void> {
  for (const play of plays) await press(page, play);
  await press(page, 'All');
  await press(page, 'Add to the slip');
  await bet(page);
}

// Each choice covers whatever may come: something of it wins.
test.each([
  [
    'five digits, eleven of five, dragon and tiger, on a desktop',
    desktop,
    [
      ['one-minute-five', 'Big, small, odd, even'],
      ['eleven-pick-five', 'Any one'],
      ['naga-draw', 'Dragon and tiger'],
    ],
  ],
  [
    'three dice, ten cars, Mark Six, on the narrowest phone',
    narrow,
    [
      ['quick-three-dice', 'Sides of the sum'],
      ['lucky-ten-race', 'Positions'],
      ['one-minute-six-mark', 'Special ball', 'Colour'],
    ],
  ],
] as const)('from pick to payout: %s', async (_title, viewport, games) => {
  const { page, token } = await enter('/lottery', { viewport });
  for (const [code, ...plays] of games) {
    await page.goto(`/lottery?gameCode=${code}`);
    await chooseAll(page, ...plays);
    expect(await widthOf(page)).toBeLessThanOrEqual(viewport.width);
  }
  const before = await balanceOf(token);
  for (const [code] of games) await closeDraw(code);
  for (const [code] of games) await untilTicket(page, `/lottery?gameCode=${code}`, 'Won');
  expect(await balanceOf(token)).toBeGreaterThan(before);
});

test('draws from outside: numbers are pasted, sources or two persons tell the result, the prize is paid', async () => {
  const { page, token } = await enter('/seaLottery?gameCode=thai-government-draw', { viewport: narrow });
  await press(page, '3 top');
  await page.getByLabel('Numbers of 3 digits').fill('123, 456;789 12');
  await page.getByText('Not understood: 12').waitFor();
  await page.getByText('3 numbers read').waitFor();
  await press(page, 'Add to the slip');
  await bet(page);
  await page.goto('/seaLottery?gameCode=lao-development-draw');
  await press(page, 'Two digits');
  await row(page, 'Numbers').getByRole('button', { name: '56', exact: true }).click();
  await press(page, 'Add to the slip');
  await bet(page);
  await page.goto('/vnLottery?gameCode=hanoi-vip');
  await press(page, 'Two digits');
  await row(page, 'Numbers').getByRole('button', { name: '45', exact: true }).click();
  await press(page, 'Add to the slip');
  await bet(page);
  await page.goto('/vnLottery?gameCode=mien-bac-northern-draw');
  await press(page, 'De');
  await press(page, 'De, last two of the special');
  await row(page, 'Numbers').getByRole('button', { name: '21', exact: true }).click();
  await press(page, 'Add to the slip');
  await bet(page);

  await tellSources('thai', {
    family: 'thai',
    top: '111456',
    front3: ['111', '222'],
    back3: ['333', '444'],
    bottom2: '55',
  });
  await tellSources('lao', { family: 'lao', top: '123456', front3: ['123'], back3: [], bottom2: '12' });
  await tellSources('hanoi', { family: 'hanoi', top: '12345', front3: ['123'], back3: [], bottom2: '12' });
  for (const host of northern) await tellSources(host);
  await closeDraw('thai-government-draw');
  await closeDraw('lao-development-draw');
  await closeDraw('hanoi-vip');
  await typeResult(await closeDraw('mien-bac-northern-draw'), {
    family: 'vn_north',
    numbers: {
      special: ['54321'],
      g1: ['10000'],
      g2: ['20000', '20001'],
      g3: ['30000', '30001', '30002', '30003', '30004', '30005'],
      g4: ['4000', '4001', '4002', '4003'],
      g5: ['5000', '5001', '5002', '5003', '5004', '5005'],
      g6: ['600', '601', '602'],
      g7: ['70', '71', '72', '73'],
    },
  });
  for (const path of [
    '/seaLottery?gameCode=thai-government-draw',
    '/seaLottery?gameCode=lao-development-draw',
    '/vnLottery?gameCode=hanoi-vip',
    '/vnLottery?gameCode=mien-bac-northern-draw',
  ])
    await untilTicket(page, path, 'Won');
  expect((await ticketsOf(token)).map(({ state }) => state)).toEqual(['won', 'won', 'won', 'won']);
  await page.getByRole('main').getByRole('listitem').first().getByRole('button').click();
  await page.getByRole('dialog').getByText('54321').waitFor();
});

test('a chase ends with a win; what is left of the scale comes back as rebate, won or lost', async () => {
  const { page, token } = await enter('/vnLottery?gameCode=saigon-one-minute');
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
  await untilTicket(page, '/vnLottery?gameCode=saigon-one-minute', 'Won');
  await expect
    .poll(async () => (await ticketsOf(token)).map(({ state }) => state).toSorted(), PATIENT)
    .toEqual(['cancelled', 'cancelled', 'won']);
  const won = (await ticketsOf(token)).find(({ state }) => state === 'won')!;
  expect(Number(won.rebate)).toBe(Number(won.stake) * 0.07);
});

describe('bet texts', () => {
  test('are read as they are typed; what is not understood is marked; other stations’ bets wait on their slips', async () => {
    const { page, token } = await enter('/vnLottery?gameCode=mien-nam-southern-draw', { viewport: narrow });
    await press(page, 'Bet text');
    const field = page.getByLabel('Bets as text');
    await field.fill('23 45 b10n\n12 zz5n');
    await page.getByText('“zz5n” is not known').click();
    expect(await field.evaluate((area: HTMLTextAreaElement) => [area.selectionStart, area.selectionEnd])).toEqual([
      14, 18,
    ]);
    expect(await page.getByRole('button', { name: /^Add \d+ bet/ }).isDisabled()).toBe(true);
    await page.keyboard.type('duoi5n');
    await page.getByText('De, last two of the special · 12').waitFor();
    await page.getByRole('button', { name: 'Add 2 bets to the slip' }).click();
    await slip(page).getByText('23 45').waitFor();

    await press(page, 'Slip as text');
    expect(await field.inputValue()).toMatch(/ 23 45 b10n\n.+ 12 duoi5n$/);
    await page.getByRole('button', { name: 'Add 2 bets to the slip' }).click();
    await bet(page);
    // Two numbers of eighteen lots at 10,000, and one at 5,000.
    expect(await balanceOf(token)).toBe(500_000 - 365_000);
  });

  test.each([
    ['lo', 'ຂຽນໂພຍ', 'ໂພຍແບບຂໍ້ຄວາມ', 'ເພີ່ມ 1 ລາຍການໃສ່ໃບແທງ', 'light'],
    ['cn', '文字投注', '文字注单', '添加 1 项到投注单', 'dark'],
  ] as const)('in %s, with nothing serious for axe', async (language, way, label, add, colorScheme) => {
    const path = '/vnLottery?gameCode=mien-bac-northern-draw';
    const { page } = await enter(path, { viewport: narrow, language, colorScheme });
    await press(page, way);
    await settled(page.locator('main'));
    expect(await seriousFor(page, 'main')).toEqual([]);
    await page.getByLabel(label).fill('23 45 b1n');
    await page.getByRole('button', { name: add }).waitFor();
    await page.getByLabel(label).fill('23 45 b1n zz');
    await page.locator('mark').waitFor();
    expect(await seriousFor(page, 'main')).toEqual([]);
    expect(await widthOf(page)).toBeLessThanOrEqual(narrow.width);
  });
});

describe('nothing is lost or bet twice', () => {
  test('a slip whose answer is lost is kept over a reload, and sent again is bet once', async () => {
    const { page, token } = await enter('/lottery?gameCode=five-minute-five', { viewport: narrow });
    await page.route('**/api/lottery/slips', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await press(page, 'Random');
    expect(await widthOf(page)).toBeLessThanOrEqual(narrow.width);
    await slip(page).getByRole('button', { name: 'Bet', exact: true }).click();
    await page.getByText('Nobody knows yet whether this slip was bet', { exact: false }).waitFor();
    await page.unroute('**/api/lottery/slips');
    await page.reload();
    await slip(page).getByRole('button', { name: 'Bet', exact: true }).dblclick();
    await page.getByText(/^Your bet on draw \d+ is placed$/).waitFor();
    expect(await ticketsOf(token)).toHaveLength(1);
  });
});

test('the home page shows the latest results; a visitor who follows one signs in and is led to its game', async () => {
  const { page, context } = await visit('/', { viewport: narrow, announcementsClosed: true });
  open.push(context);
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
