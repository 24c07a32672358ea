import type { Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { seriousFor, settled } from './support/axe.ts';
import { closeBrowser, desktop, phone, type Visit, type Visitor } from './support/browser.ts';
import { closeByEscape } from './support/dialogs.ts';
import { balanceOf, enterLottery, putOffDraws, row, slip } from './support/lottery.ts';

const open: Visit[] = [];
/** A draw a minute, and what its result takes to come to a screen. */
const A_DRAW_MS = 150_000;

afterEach(async () => {
  for (const { context } of open.splice(0)) await context.close();
});
afterAll(closeBrowser);

async function enter(path: string, visitor: Visitor): Promise<{ page: Page; token: string }> {
  const player = await enterLottery(path, visitor);
  open.push(player.visited);
  return player;
}

describe.each([
  ['a phone', phone],
  ['a desktop', desktop],
] as const)('lottery, on %s', (_device, viewport) => {
  test('numbers are chosen, priced, put on the slip and bet; the bet is taken back, the money with it', async () => {
    await putOffDraws('five-minute-five');
    const { page, token } = await enter('/lottery?gameCode=five-minute-five', { viewport });
    await page.getByRole('button', { name: 'First two', exact: true }).click();
    for (const [position, digits] of [
      ['Ten thousands', ['1', '2']],
      ['Thousands', ['3', '4', '5']],
    ] as const)
      for (const digit of digits) await row(page, position).getByRole('button', { name: digit, exact: true }).click();
    await page.getByText('₭12,000.00').first().waitFor();
    await page.getByRole('button', { name: 'Add to the slip' }).click();
    await slip(page).getByText('Ten thousands: 1 2 | Thousands: 3 4 5').waitFor();
    await slip(page).getByRole('button', { name: 'Bet', exact: true }).click();
    await page.getByText(/^Your bet on draw \d+ is placed$/).waitFor();
    expect(await balanceOf(token)).toBe(488_000);

    await page.getByRole('link', { name: 'My bets' }).click();
    await page.getByText('Open', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Take back' }).click();
    await page.getByText('Taken back', { exact: true }).waitFor();
    expect(await balanceOf(token)).toBe(500_000);
  });

  test('what lacks a number cannot be bet, and says what it lacks', async () => {
    const { page } = await enter('/vnLottery?gameCode=mien-bac-northern-draw', { viewport });
    await page.getByRole('heading', { level: 2, name: 'Northern Vietnam' }).waitFor();
    await page.getByRole('button', { name: 'Xien', exact: true }).click();
    await page.getByText('Choose your numbers').waitFor();
    await row(page, 'Numbers').getByRole('button', { name: '23', exact: true }).click();
    await page.getByText('Choose more numbers').waitFor();
    expect(await page.getByRole('button', { name: 'Add to the slip' }).isDisabled()).toBe(true);
    await row(page, 'Numbers').getByRole('button', { name: '45', exact: true }).click();
    await page.getByRole('button', { name: 'Add to the slip' }).click();
    await slip(page).getByText('23 45').waitFor();
  });

  test('its parts have nothing serious for axe, and stay where they were after a reload', async () => {
    const { page } = await enter('/lottery?gameCode=quick-three-dice', { viewport });
    for (const [link, region] of [
      ['Results', 'Results'],
      ['My bets', null],
      ['Rules', 'Rules'],
    ] as const) {
      await page.getByRole('link', { name: link, exact: true }).click();
      if (region) await page.getByRole('region', { name: region }).waitFor();
      await settled(page.locator('main'));
      expect(await seriousFor(page, 'main')).toEqual([]);
    }
    await page.reload();
    await page.getByText('Chance of a line').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});

test('a draw is settled before one’s eyes: the bet has won, the money is there, the draw is verified', async () => {
  const { page, token } = await enter('/lottery?gameCode=quick-3d', { viewport: desktop });
  await page.getByRole('button', { name: 'Big, small, odd, even', exact: true }).click();
  const sides = page.getByRole('group', { name: 'Sum', exact: true }).or(row(page, 'Numbers')).first();
  // Big and small, odd and even: two of them win whatever comes.
  await sides.getByRole('button', { name: 'All', exact: true }).click();
  await page.getByRole('button', { name: 'Add to the slip' }).click();
  await slip(page).getByRole('button', { name: 'Bet', exact: true }).click();
  await page.getByText(/^Your bet on draw \d+ is placed$/).waitFor();
  await page.getByRole('link', { name: 'My bets' }).click();
  await page.getByText('Won', { exact: true }).waitFor({ timeout: A_DRAW_MS });
  expect(await balanceOf(token)).toBeGreaterThan(492_000);

  await page.getByRole('main').getByRole('listitem').first().getByRole('button').click();
  await page.getByRole('dialog').getByText('Won', { exact: false }).first().waitFor();
  await closeByEscape(page, page.getByRole('dialog'));
  await page.getByRole('link', { name: 'Results', exact: true }).click();
  await page.getByRole('button', { name: 'Verify' }).first().click();
  await page.getByText('It is the published result, from the promised seed').waitFor();
});

test.each([
  ['lo', 'ເພີ່ມໃສ່ໃບແທງ', 'ຜົນ', 'ກວດສອບ'],
  ['cn', '添加到投注单', '开奖', '验证'],
] as const)('the pages speak %s', async (language, add, results, verify) => {
  const { page } = await enter('/lottery?gameCode=lucky-ten-race', { viewport: phone, language });
  await page.getByRole('button', { name: add }).waitFor();
  await page.getByRole('link', { name: results, exact: true }).click();
  await page.getByRole('button', { name: verify }).first().waitFor();
});
