import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { desktop, type Visitor } from './support/browser.ts';
import { sql } from './support/database.ts';
import { inLanguage } from './support/devices.ts';
import { closeByEscape } from './support/dialogs.ts';
import {
  balanceOf,
  bet,
  closeDraw,
  enterLottery,
  type Player,
  putOffDraws,
  row,
  slip,
  ticketsOf,
} from './support/lottery.ts';
import { leadTo } from './support/lobby.ts';
import { PATIENT } from './support/patience.ts';
import { spoken } from './support/words.ts';

/** The narrowest supported phone. */
const narrow = { width: 360, height: 740 } as const;
const SLIPS = '**/api/lottery/slips';
const PLACED = /^Your bet on draw \d+ is placed$/;
/** The initial price of a random two-digit bet. */
const LINE = 2000;

function enter(path: string, visitor: Visitor = {}): Promise<Player> {
  return enterLottery(path, { viewport: narrow, ...visitor });
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const betButton = (page: Page, name = 'Bet') => page.getByRole('button', { name, exact: true });

/** A bet leaves the page while its draw is open, and reaches the server after the close. */
async function holdUntilClosed(page: Page, gameCode: string): Promise<void> {
  await page.route(SLIPS, async (route) => {
    await closeDraw(gameCode);
    await route.continue();
  });
}

describe('at a close', () => {
  test('of a member’s two tabs one still bets, the other is refused in its language, and nothing is charged for it', async () => {
    const path = '/lottery?gameCode=petal-five';
    await putOffDraws('petal-five');
    const { page, token, visited } = await enter(path);
    const late = await visited.context.newPage();
    await late.addInitScript((his) => sessionStorage.setItem('token', his), token);
    await late.goto(path);
    for (const tab of [page, late]) {
      await press(tab, 'Random');
      await slip(tab).getByText('₭2,000.00').first().waitFor();
    }
    await betButton(page).dblclick();
    await page.getByText(PLACED).first().waitFor();
    expect(await ticketsOf(token)).toHaveLength(1);
    expect(await balanceOf(token)).toBe(500_000 - LINE);

    await holdUntilClosed(late, 'petal-five');
    const languages = inLanguage('cn');
    for (const language of languages) {
      const words = spoken[language];
      await late.addInitScript(
        (lang) => ['lang', 'hisLang'].forEach((key) => localStorage.setItem(key, lang)),
        language,
      );
      await late.reload();
      await betButton(late, words.lottery_bet).click();
      await late.getByText(words['error.LOTTERY_CLOSED'], { exact: false }).waitFor();
    }
    expect(await ticketsOf(token)).toHaveLength(1);
    expect(await balanceOf(token)).toBe(500_000 - LINE);

    // Its advice works: the next draw accepts the bet.
    await late.unroute(SLIPS);
    await betButton(late, spoken[languages.at(-1)!].lottery_bet).click();
    await expect.poll(async () => (await ticketsOf(token)).length, PATIENT).toBe(2);
    expect(await balanceOf(token)).toBe(500_000 - 2 * LINE);
  });

  test('after the answer to a slip was lost and its draw has closed, its state is requested, and the slip is not bet on the next draw too', async () => {
    await putOffDraws('champa-3d');
    const { page, token } = await enter('/lottery?gameCode=champa-3d');
    await press(page, 'Random');
    await page.route(SLIPS, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await betButton(page).click();
    await page.getByText('Nobody knows yet whether this slip was bet', { exact: false }).waitFor();
    await page.unroute(SLIPS);
    const [placed] = await ticketsOf(token);
    expect(await closeDraw('champa-3d')).toBe(placed!.draw.id);
    await page.reload();
    await betButton(page).click();
    await page.getByText(PLACED).first().waitFor();
    expect((await ticketsOf(token)).map(({ draw }) => draw.id)).toEqual([placed!.draw.id]);
  });
});

test('without a network nothing is bet and everything is kept; afterwards the slip is bet once', async () => {
  await putOffDraws('mekong-five-minutes');
  const { page, token } = await enter('/seaLottery?gameCode=mekong-five-minutes');
  await press(page, 'Random');
  await slip(page).getByText('₭2,000.00').first().waitFor();
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await betButton(page).click();
  await page.getByText('Nobody knows yet whether this slip was bet', { exact: false }).waitFor();
  await page.unroute('**/api/**');
  expect(await ticketsOf(token)).toEqual([]);
  await betButton(page).dblclick();
  await page.getByText(PLACED).first().waitFor();
  expect(await ticketsOf(token)).toHaveLength(1);
  expect(await balanceOf(token)).toBe(500_000 - LINE);
});

test('Back closes dialogs, and leads from game to game, each with its slip', async () => {
  await putOffDraws('number-rain');
  const { page } = await enter('/lottery?gameCode=number-rain');
  await press(page, 'Random');
  await bet(page);
  await press(page, 'Random');
  await page.getByRole('link', { name: 'My bets' }).click();
  await page.getByRole('main').getByRole('listitem').filter({ hasText: 'Open' }).getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Open', { exact: true }).waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Results', exact: true }).click();
  await press(page, 'Verify');
  await dialog.getByText('It is the published result, from the promised seed').waitFor();
  await closeByEscape(page, dialog);
  expect(new URL(page.url()).searchParams.get('view')).toBe('results');

  await page.getByRole('link', { name: 'Bet', exact: true }).click();
  const games = page.getByRole('navigation', { name: 'Games' });
  await games.getByRole('button', { name: 'Three dice' }).click();
  await games.getByRole('link', { name: 'Dice Tower' }).click();
  await page.getByRole('heading', { level: 2, name: 'Dice Tower' }).waitFor();
  await slip(page).getByText('Choose numbers and add them here').waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 2, name: 'Number Rain' }).waitFor();
  await slip(page).getByText('₭2,000.00').first().waitFor();
  await games.getByRole('link', { name: 'Number Rain' }).waitFor();
});

test('a device with a wrong clock, in another time zone, counts down by the server’s clock', async () => {
  const { page } = await enter('/', { timezoneId: 'America/St_Johns' });
  await page.addInitScript(() => {
    const Real = Date;
    const ahead = 7.5 * 3_600_000;
    globalThis.Date = class extends Real {
      constructor(...given: [] | [number]) {
        super(...((given.length === 0 ? [Real.now() + ahead] : given) as [number]));
      }
      static override now = () => Real.now() + ahead;
    } as DateConstructor;
  });
  await page.goto('/lottery?gameCode=rice-bowl-draw');
  const timer = page.getByRole('timer').first();
  await timer.waitFor();
  // Other draws close meanwhile: clock and draw are read until they belong to the same draw.
  await expect
    .poll(async () => {
      const shown = (await timer.innerText()).split(':').map(Number);
      const told = await page
        .getByText(/^Draw \d+$/)
        .first()
        .innerText();
      const [draw] = await sql<{ left: number }>(
        `SELECT extract(epoch FROM closes_at - now())::float AS left FROM lottery.draw
           WHERE game_code = 'rice-bowl-draw' AND number = $1`,
        [told.replace('Draw ', '')],
      );
      return shown.length === 2 && Math.abs(shown[0]! * 60 + shown[1]! - draw!.left) < 6;
    }, PATIENT)
    .toBe(true);
  await press(page, 'Random');
  await bet(page);
});

describe('with a keyboard alone', () => {
  /** Presses Tab until an element has the focus. */
  async function tabTo(page: Page, aim: Locator, most = 60): Promise<void> {
    await aim.waitFor();
    for (let pressed = 0; pressed < most; pressed += 1) {
      await page.keyboard.press('Tab');
      if (await aim.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`not reached by ${most} presses of Tab: ${String(aim)}`);
  }

  test('numbers are chosen with arrow keys, put on the slip and bet', async () => {
    await putOffDraws('three-minute-five');
    const { page, token } = await enter('/lottery?gameCode=three-minute-five', { viewport: desktop });
    const cell = (position: string, digit: string) =>
      row(page, position).getByRole('button', { name: digit, exact: true });
    await page.getByRole('link', { name: 'Bet', exact: true }).focus();
    await tabTo(page, page.getByRole('button', { name: 'First two', exact: true }));
    await page.keyboard.press('Enter');
    await tabTo(page, cell('Ten thousands', '0'));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await page.keyboard.press('End');
    await page.keyboard.press('Space');
    // A board is one tab stop: the next one is the next row's.
    await tabTo(page, cell('Thousands', '0'), 8);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Add to the slip' }));
    await page.keyboard.press('Enter');
    await slip(page).getByText('Ten thousands: 1 9 | Thousands: 2').waitFor();
    await tabTo(page, slip(page).getByRole('button', { name: 'Bet', exact: true }));
    await page.keyboard.press('Enter');
    await page.getByText(PLACED).first().waitFor();
    expect(await balanceOf(token)).toBe(500_000 - 2 * LINE);
  });
});

test.each([
  [
    'vnLottery',
    [
      'mien-bac-northern-draw',
      'mien-trung-central-draw',
      'mien-nam-southern-draw',
      'mien-nam-two-stations',
      'hanoi-vip',
    ],
  ],
  ['seaLottery', ['thai-government-draw', 'lao-development-draw', 'vientiane-one-minute']],
  [
    'lottery',
    ['five-minute-five', 'dice-tower', 'star-pick-five', 'dragon-boat-ten', 'sunrise-49', 'temple-bell-draw'],
  ],
] as const)(
  'every board of /%s has large enough targets on the narrowest phone, and fits on the screen',
  async (site, codes) => {
    const words = spoken.lo;
    const { page } = await enter('/help', { language: 'lo' });
    const groups = page.getByRole('group', { name: words.lottery_play_groups });
    for (const code of codes) {
      await leadTo(page, '/help');
      await groups.waitFor({ state: 'detached' });
      await leadTo(page, `/${site}?gameCode=${code}`);
      await groups.waitFor();
      expect(await page.evaluate(walkBoards, words.lottery_play_groups), code).toEqual([]);
    }
  },
);

/** Runs in the page: opens each group's plays in turn. @returns elements outside the screen or too small to press */
async function walkBoards(groupsName: string): Promise<string[]> {
  const wrong: string[] = [];
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const buttonsOf = (group: Element | null) => Array.from(group?.querySelectorAll('button') ?? []);
  const groups = () => document.querySelector(`[role="group"][aria-label="${groupsName}"]`);
  for (let group = 0; group < buttonsOf(groups()).length; group += 1) {
    buttonsOf(groups())[group]!.click();
    await drawn();
    const plays = () => buttonsOf(groups()!.nextElementSibling);
    for (let play = 0; play < Math.max(1, plays().length); play += 1) {
      plays()[play]?.click();
      await drawn();
      const name = `${buttonsOf(groups())[group]!.innerText} ${plays()[play]?.innerText ?? ''}`;
      if (document.documentElement.scrollWidth > innerWidth)
        wrong.push(`${name}: ${document.documentElement.scrollWidth}`);
      const keys = Array.from(document.querySelectorAll<HTMLElement>('main fieldset [aria-pressed]'));
      const small = keys.filter(
        (key) => Math.min(key.offsetHeight, key.offsetWidth) < 44 || key.scrollWidth > key.offsetWidth,
      );
      if (small[0]) wrong.push(`${name}: ${small[0].innerText} ${small[0].offsetWidth}×${small[0].offsetHeight}`);
    }
  }
  return wrong;
}
