import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { call } from './support/api.ts';
import { seriousFor, settled } from './support/axe.ts';
import { desktop, phone } from './support/browser.ts';
import { sql } from './support/database.ts';
import { closeByEscape } from './support/dialogs.ts';
import { on } from './support/devices.ts';
import { type Member, newMember } from './support/member.ts';
import { PATIENT } from './support/patience.ts';
import { runBin } from './support/platform.ts';
import { fund, gameOf, play } from './support/play.ts';
import { thisPlatform } from './support/this-platform.ts';
import { enter } from './support/windows.ts';

const { siteUrl, environment } = thisPlatform();
const PAGE = '/member/missionLeaderboard';

/** Another sign-in today, which missions with sign-in days count. */
async function signIn({ username, password }: Member): Promise<void> {
  const { success } = await call(siteUrl, 'POST', '/api/session', { username, password });
  expect(success).toBe(true);
}

async function playSlots({ id }: Member, rounds: number, stake: number): Promise<void> {
  await fund(id, rounds * stake);
  await play(
    id,
    await gameOf('RNG'),
    Array.from({ length: rounds }, () => ({ stake, win: 0 })),
  );
}

const missions = async ({ token }: Member) => (await call(siteUrl, 'GET', '/api/missions', undefined, token)).value;
const card = (page: Page, title: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name, exact: true });

describe.each(on('phone'))('missions on a %s', (_device, viewport) => {
  test('progress live with play, show a badge when they are completed, and are claimed once', async () => {
    const member = await newMember();
    await signIn(member);
    const { page, errors } = await enter(member, PAGE, { viewport });
    const rounds = card(page, 'Play 20 rounds');
    await rounds.getByText('0 of 20').waitFor(PATIENT);
    await settled(page.getByRole('dialog'));

    await playSlots(member, 12, 1000);
    await rounds.getByText('12 of 20').waitFor(PATIENT);
    expect(await rounds.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('59');
    await playSlots(member, 8, 1000);
    const ready = page.getByRole('region', { name: 'Ready to claim' });
    const claim = ready.getByRole('button', { name: 'Claim: Play 20 rounds' });
    await claim.waitFor(PATIENT);
    expect(await seriousFor(page, '[role=dialog]')).toEqual([]);

    await claim.dblclick();
    await rounds.getByText('Claimed').waitFor(PATIENT);
    // The rounds also earn points.
    const given = `SELECT points::int FROM points.movement WHERE member_id = $1 AND kind = 'gift'`;
    expect(await sql(given, [member.id])).toEqual([{ points: 50 }]);
    expect(errors).toEqual([]);
  });

  test('lead to where they are completed, and their badge is in the member centre', async () => {
    const member = await newMember();
    await signIn(member);
    await expect.poll(async () => (await missions(member)).ready, PATIENT).toBe(1);
    const { page } = await enter(member, '/member', { viewport });
    const entry = page.getByRole('link', { name: /^Missions and leaderboard/ });
    await entry.getByText('1 mission reward to claim').waitFor({ ...PATIENT, state: 'attached' });
    await entry.click();
    await page.getByRole('button', { name: 'Claim: Sign in today' }).click(PATIENT);
    await card(page, 'Sign in today').getByText('Claimed').waitFor(PATIENT);
    await card(page, 'Stake ₭200,000 on slots').getByRole('link', { name: 'Play now' }).click();
    await page.waitForURL((url) => url.pathname === '/rng');
  });

  test('a board shows the places, including the member’s own, its prizes and earlier boards', async () => {
    const member = await newMember();
    await playSlots(member, 3, 40_000);
    const { page, errors } = await enter(member, `${PAGE}?tab=board`, { viewport });
    const mine = page.getByRole('region', { name: 'Your place' });
    await mine.getByText('120 Points', { exact: true }).waitFor(PATIENT);
    await page.getByRole('region', { name: 'Prizes' }).getByText('₭500,000.00').waitFor();
    await page.getByText('in equal parts').waitFor();
    await page.getByRole('timer').first().waitFor();

    await page.getByRole('button', { name: /^Daily dash/ }).click();
    await mine.getByText('3 Points', { exact: true }).waitFor(PATIENT);
    expect(new URL(page.url()).searchParams.get('board')).toBe('daily-dash');
    // By keyboard to the missions and back.
    await tab(page, 'Leaderboard').focus();
    await page.keyboard.press('ArrowLeft');
    await card(page, 'Play 20 rounds').waitFor(PATIENT);
    await page.keyboard.press('ArrowRight');
    await page.getByRole('region', { name: 'Prizes' }).waitFor(PATIENT);
    await closeByEscape(page, page.getByRole('dialog'));
    expect(errors).toEqual([]);
  });
});

test('an event has its own page, to which its promotion leads; a visitor is asked to sign in', async () => {
  const member = await newMember();
  const { page } = await enter(member, '/promotions', { viewport: phone });
  await page.getByRole('button', { name: 'More: Champa night garden' }).click(PATIENT);
  await page.getByRole('dialog').getByRole('button', { name: 'To the event' }).click(PATIENT);
  await page.waitForURL((url) => url.pathname === '/missions');
  await page.getByRole('heading', { level: 1, name: 'Champa night garden' }).waitFor(PATIENT);
  await card(page, 'Light 7 lanterns').waitFor();
  await page.getByRole('region', { name: 'Leaderboard' }).getByText('₭2,000,000.00').first().waitFor(PATIENT);

  const visitor = await enter(null, '/missions', { viewport: desktop });
  await visitor.page.getByRole('main').getByRole('button', { name: 'Log in' }).click(PATIENT);
  await visitor.page.getByRole('dialog').waitFor(PATIENT);
});

test('the command line shows a board of the demo', async () => {
  const { stdout } = await runBin('champa', ['mission', 'board', 'weekly-race'], environment);
  expect(stdout).toMatch(/, running, \d+ members/);
});
