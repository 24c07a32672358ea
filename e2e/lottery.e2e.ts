import { describe, expect, test } from 'vitest';
import { on } from './support/devices.ts';
import { closeByEscape } from './support/dialogs.ts';
import { balanceOf, bet, closeDraw, enterLottery, putOffDraws, row, slip, untilTickets } from './support/lottery.ts';

describe.each(on('phone'))('lottery, on %s', (_device, viewport) => {
  test('numbers are chosen, priced, put on the slip and bet; the bet is cancelled, and the money is returned', async () => {
    await putOffDraws('five-minute-five');
    const { page, token } = await enterLottery('/lottery?gameCode=five-minute-five', { viewport });
    await page.getByRole('button', { name: 'First two', exact: true }).click();
    for (const [position, digits] of [
      ['Ten thousands', ['1', '2']],
      ['Thousands', ['3', '4', '5']],
    ] as const)
      for (const digit of digits) await row(page, position).getByRole('button', { name: digit, exact: true }).click();
    await page.getByText('₭12,000.00').first().waitFor();
    await page.getByRole('button', { name: 'Add to the slip' }).click();
    await slip(page).getByText('Ten thousands: 1 2 | Thousands: 3 4 5').waitFor();
    await bet(page);
    expect(await balanceOf(token)).toBe(488_000);

    await page.getByRole('link', { name: 'My bets' }).click();
    await page.getByText('Open', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Take back' }).click();
    await page.getByText('Taken back', { exact: true }).waitFor();
    expect(await balanceOf(token)).toBe(500_000);
  });

  test('an incomplete choice cannot be bet, and says what is missing', async () => {
    const { page } = await enterLottery('/vnLottery?gameCode=mien-bac-northern-draw', { viewport });
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
});

describe.each(on('desktop'))('lottery, on %s', (_device, viewport) => {
  test('a draw is settled while the member watches: the bet has won, the money is there, the draw is verified', async () => {
    await putOffDraws('quick-3d');
    const { page, token } = await enterLottery('/lottery?gameCode=quick-3d', { viewport });
    await page.getByRole('button', { name: 'Big, small, odd, even', exact: true }).click();
    const sides = page.getByRole('group', { name: 'Sum', exact: true }).or(row(page, 'Numbers')).first();
    // Big and small, odd and even: two of them always win.
    await sides.getByRole('button', { name: 'All', exact: true }).click();
    await page.getByRole('button', { name: 'Add to the slip' }).click();
    await bet(page);
    await page.getByRole('link', { name: 'My bets' }).click();
    await page.getByText('Open', { exact: true }).waitFor();
    await closeDraw('quick-3d');
    await untilTickets(token, 'won');
    await page.getByText('Won', { exact: true }).waitFor();
    expect(await balanceOf(token)).toBeGreaterThan(492_000);

    await page.getByRole('main').getByRole('listitem').first().getByRole('button').click();
    await page.getByRole('dialog').getByText('Won', { exact: false }).first().waitFor();
    await closeByEscape(page, page.getByRole('dialog'));
    await page.getByRole('link', { name: 'Results', exact: true }).click();
    await page.getByRole('button', { name: 'Verify' }).first().click();
    await page.getByText('It is the published result, from the promised seed').waitFor();
  });
});
