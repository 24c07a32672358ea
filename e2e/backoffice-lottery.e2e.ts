import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { call } from './support/api.ts';
import { seriousFor } from './support/axe.ts';
import { expectNoSideways, rowOf, staffSession, work } from './support/backoffice.ts';
import { desktop } from './support/browser.ts';
import { balanceOf, closeDraw, putOffDraws, tellSources, untilTickets } from './support/lottery.ts';
import { type Member, newMember } from './support/member.ts';
import { PATIENT } from './support/patience.ts';
import { thisPlatform } from './support/this-platform.ts';

const { siteUrl, backofficeUrl } = thisPlatform();
/** A game of an outside draw that no other journey uses. */
const GAME = 'lao-star-draw';
const PURSE = 500_000;
const STAKE = 2000;

/** A bet of the smallest line on the last two digits. @returns the site’s answer */
async function bet(member: Member, number: string) {
  const path = `/api/lottery/games/${GAME}`;
  const { value } = await call(siteUrl, 'GET', path, undefined, member.token);
  const slip = {
    nonce: randomUUID(),
    gameCode: GAME,
    revision: value.terms.revision,
    draws: [{ id: value.draws[0].id, times: 1 }],
    bets: [{ play: 'top2', choice: { rows: [[number]] }, unit: 'yuan', multiplier: 1 }],
  };
  const answer = await call(siteUrl, 'POST', '/api/lottery/slips', slip, member.token);
  return { answer, draw: value.draws[0].id as string };
}

async function decide(page: Page, act: string, reason: string, typed: Record<string, string> = {}): Promise<void> {
  await page.getByRole('button', { name: act, exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  for (const [label, text] of Object.entries(typed)) await dialog.getByLabel(label).fill(text);
  await dialog.getByLabel('Reason (kept in the log)').fill(reason);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
}

const closed = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' });

test('a dealer watches what the house risks, pauses a draw, and two people give it its result; it is voided by a third step of two', async () => {
  await tellSources('lao_star');
  await putOffDraws(GAME);
  const member = await newMember(PURSE);
  const { draw } = await bet(member, '56');

  const dealer = await work(`/lotteryDraws/${draw}/show`, { viewport: desktop }, 'tavanh');
  await dealer.getByRole('heading', { name: 'What the house pays by number' }).waitFor();
  await rowOf(dealer, '184,000.00').getByText('56', { exact: true }).waitFor();
  await bet(member, '57');
  await rowOf(dealer, '57').first().waitFor();
  await expectNoSideways(dealer);
  expect(await seriousFor(dealer, 'main')).toEqual([]);

  await decide(dealer, 'Pause', 'the numbers are known somewhere');
  await closed(dealer);
  const { answer } = await bet(member, '58');
  expect(answer).toMatchObject({ code: 'LOTTERY_DRAW_PAUSED' });
  await decide(dealer, 'Resume', 'it was a rumour');
  await closed(dealer);
  expect(await closeDraw(GAME)).toBe(draw);

  await dealer.getByRole('button', { name: 'Enter the result' }).waitFor();
  await decide(dealer, 'Enter the result', 'as on the screen of the draw', {
    'First prize': '123456',
    'Bottom two digits': '99',
  });
  await dealer.getByText('Not the digits that are drawn there').waitFor();
  await dealer.getByRole('dialog').getByLabel('Bottom two digits').fill('12');
  await dealer.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await closed(dealer);
  await rowOf(dealer, '123456').getByText('tavanh').waitFor();

  const second = await work(`/lotteryDraws/${draw}/show`, { viewport: desktop });
  await rowOf(second, 'tavanh').getByText('entered, not shown').waitFor();
  const enter = (top: string) =>
    decide(second, 'Enter the result', 'as the newspaper says', { 'First prize': top, 'Bottom two digits': '12' });
  await enter('123457');
  await closed(second);
  await second.getByText('The entries contradict each other').waitFor();
  expect(await balanceOf(member.token)).toBe(PURSE - 2 * STAKE);
  await enter('123456');
  await closed(second);
  await untilTickets(member.token, 'won', 'lost');
  expect(await balanceOf(member.token)).toBe(PURSE - 2 * STAKE + 184_000);

  await second.reload();
  await decide(second, 'Void', 'another machine was drawn');
  await second.getByText('another person has to approve it').waitFor();
  const open = (await second.getByRole('link', { name: 'Open the request' }).getAttribute('href'))!;
  const approver = await work(open.replace('#', ''), { viewport: desktop }, 'keo');
  await rowOf(approver, 'Stakes').getByText('4,000.00').first().waitFor();
  await decide(approver, 'Approve', 'the ministry says so');
  await closed(approver);
  await untilTickets(member.token, 'void', 'void');
  expect(await balanceOf(member.token)).toBe(PURSE);
});

test('odds that return more than the stakes are refused on the form and by the API; customer service only reads', async () => {
  const page = await work('/lotteryGames/lao-vip-draw/show/odds', { viewport: desktop }, 'tavanh');
  const play = rowOf(page, '2 top');
  await play.getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Odds').fill('101');
  await dialog.getByText('Returns 101.00 % of the stakes').waitFor();
  await dialog.getByLabel('Reason (kept in the log)').fill('the market pays more');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.locator('.MuiFormHelperText-root.Mui-error').waitFor();
  await dialog.getByLabel('Odds').fill('95');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await closed(page);
  await play.getByText('95.00 %').waitFor();

  const path = '/api/admin/lottery/games/lao-vip-draw';
  const edition = async () =>
    (await call(backofficeUrl, 'GET', path, undefined, await staffSession('tavanh'))).value.edition as number;
  const change = async (win: string | null, as: string) => {
    const body = { offered: true, odds: { win }, edition: await edition(), reason: 'a journey' };
    return call(backofficeUrl, 'PUT', `${path}/plays/top2`, body, await staffSession(as));
  };
  onTestFinished(async () => void (await change(null, 'tavanh')));
  expect(await change('101', 'tavanh')).toMatchObject({ code: 'VALIDATION' });
  expect(await change('90', 'seng')).toMatchObject({ status: 403, code: 'FORBIDDEN' });

  const service = await work('/lotteryGames/lao-vip-draw/show/odds', { viewport: desktop }, 'seng');
  await rowOf(service, '2 top').getByText('95.00 %').waitFor();
  for (const name of ['Change', 'Pause'])
    expect(await service.getByRole('button', { name, exact: true }).count()).toBe(0);
  await expect.poll(() => service.getByRole('menuitem', { name: 'Lottery games' }).count(), PATIENT).toBe(1);
});
