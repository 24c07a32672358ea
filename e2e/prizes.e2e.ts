import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { call, newUsername, register } from './support/api.ts';
import { seriousFor } from './support/axe.ts';
import { closeBrowser, desktop, phone, type Visit, visit } from './support/browser.ts';
import { becomeType, sql } from './support/database.ts';
import { closeByEscape } from './support/dialogs.ts';
import { PATIENT } from './support/patience.ts';
import { runBin } from './support/platform.ts';
import { thisPlatform } from './support/this-platform.ts';

type Account = { username: string; password: string; token: string };

const { siteUrl, environment } = thisPlatform();
const open: Visit[] = [];
const suffix = newUsername().slice(3, 9);
const wheel = `wheel-${suffix}`;
const words = (name: string) => ({ lo: `${name} ລາວ`, en: name, cn: `${name} 中文` });
let folder: string;

afterEach(async () => {
  for (const { context } of open.splice(0)) await context.close();
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await closeBrowser();
});

const champa = async (...args: string[]) => {
  const { code, stdout, stderr } = await runBin('champa', args, environment);
  if (code !== 0) throw new Error(`champa ${args.join(' ')}: ${stderr}`);
  return stdout;
};

/** A game of this file's own, out of a budget of the demo's. */
async function createGame(game: Record<string, unknown> & { code: string }): Promise<void> {
  const file = path.join(folder, `${game.code}.json`);
  await writeFile(file, JSON.stringify({ currency: 'LAK', ...game }));
  await champa('prizes', 'create', file, '--reason', 'journey');
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'champa-e2e-prizes-'));
  // Always the same prize, big: what is shown is known.
  await createGame({
    kind: 'wheel',
    code: wheel,
    names: words('Sure wheel'),
    budget: 'prize-wheel',
    fallback: 'luck',
    prizes: [
      {
        code: 'sure',
        names: words('Seven thousand'),
        weight: 1_000_000_000,
        big: true,
        gift: { kind: 'cash', amount: '7000' },
      },
      { code: 'luck', names: words('Nothing'), weight: 1, gift: { kind: 'nothing' } },
    ],
  });
});

/** A window, of a member where one is given. */
async function enter(
  address: string,
  viewport: { width: number; height: number },
  { member, language = 'en' }: { member?: Account; language?: string } = {},
): Promise<Visit> {
  const token = member ? `?token=${member.token}` : '';
  const visited = await visit(`${address}${token}`, { viewport, language, announcementsClosed: true });
  open.push(visited);
  return visited;
}

const tickets = (member: Account, game: string, number: number) =>
  champa('prizes', 'tickets', member.username, '--game', game, '--number', String(number));
const cash = async (member: Account): Promise<string> =>
  (await call(siteUrl, 'GET', '/api/wallet/balance', undefined, member.token)).value.balance;
const result = (page: Page) => page.getByRole('dialog');

describe.each([
  ['phone', phone],
  ['desktop', desktop],
] as const)('prize games on a %s', (_device, viewport) => {
  test('the wheel: odds are shown, a ticket is one prize, paid at once, and checked in the browser after', async () => {
    const member = await register(siteUrl);
    await tickets(member, wheel, 2);
    const { page, errors } = await enter('/prizes', viewport, { member });
    await page.getByRole('link', { name: /Sure wheel/ }).click(PATIENT);
    await page.getByText('2 tickets').waitFor(PATIENT);
    await page.getByRole('button', { name: 'Rules and odds' }).click();
    await result(page).getByText('99.9999%').waitFor();
    await result(page).getByText('“Nothing” is given for it').waitFor();
    expect(await seriousFor(page, '[role=dialog]')).toEqual([]);
    await closeByEscape(page, result(page));

    await page.getByRole('button', { name: 'Spin' }).click();
    await result(page).getByRole('status').getByText('Seven thousand').waitFor(PATIENT);
    await result(page).getByText('Big win!').waitFor();
    await result(page).getByText('₭7,000.00 was added to your balance.').waitFor();
    expect(await seriousFor(page, '[role=dialog]')).toEqual([]);
    await result(page).getByRole('button', { name: 'Once more' }).click();
    await expect.poll(() => cash(member), PATIENT).toBe('14000.00');
    await result(page).getByRole('button', { name: 'Done' }).click();
    await page.getByText('You have no tickets.').waitFor(PATIENT);

    await page.getByRole('link', { name: 'Fair draws' }).click();
    await page.getByLabel('Your next own seed').fill('with space');
    await page.getByRole('button', { name: 'Reveal and change' }).click();
    await page.getByText('without spaces').waitFor();
    await page.getByLabel('Your next own seed').fill('plumeria');
    await page.getByRole('button', { name: 'Reveal and change' }).click();
    await page.getByText('2 draws can be checked').waitFor(PATIENT);
    await page.getByText('What it is drawn from').first().click();
    await page.getByRole('button', { name: 'Check: Sure wheel, Draw 1' }).click(PATIENT);
    await page.getByText('Drawn again here: the same').waitFor();
    expect(await seriousFor(page, 'main')).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('the golden egg is struck by keyboard alone', async () => {
    const member = await register(siteUrl);
    await tickets(member, 'golden-egg', 1);
    const { page } = await enter('/prizes/golden-egg', viewport, { member });
    await page.getByText('1 ticket', { exact: true }).waitFor(PATIENT);
    await page.getByRole('button', { name: 'Strike' }).focus();
    await page.keyboard.press('Enter');
    await result(page).getByRole('status').waitFor(PATIENT);
    await closeByEscape(page, result(page));
    await page.getByRole('region', { name: 'Your draws' }).getByRole('listitem').first().waitFor(PATIENT);
    await page.getByText('No tickets', { exact: true }).waitFor(PATIENT);
  });

  test('a red envelope arrives live in the member centre, is opened, and what was in it is on the balance', async () => {
    const member = await register(siteUrl);
    const { page, errors } = await enter('/member/redEnvelope', viewport, { member });
    await page.getByText('No envelope waits for you').waitFor(PATIENT);
    await champa('prizes', 'envelope', 'give', member.username, '--game', 'lucky-envelope');
    const envelope = page.getByRole('article', { name: 'Lucky red envelope' });
    await envelope.waitFor(PATIENT);
    await envelope.getByText('₭1,000.00 to ₭100,000.00 inside').waitFor();
    expect(await seriousFor(page, '[role=dialog]')).toEqual([]);
    await envelope.getByRole('button', { name: 'Open' }).click();
    const status = page.getByRole('dialog').last().getByRole('status');
    await status.getByText('₭').waitFor(PATIENT);
    const won = (await status.innerText()).replace(/[₭,]/g, '');
    expect(await cash(member)).toBe(won);
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByText('No envelope waits for you').waitFor(PATIENT);
    expect(errors).toEqual([]);
  });

  test('visitors see the games and are asked to sign in; a trial account is told that it needs a true one', async () => {
    const visitor = await enter(`/prizes/${wheel}`, viewport);
    await visitor.page.getByRole('button', { name: 'Log in to play' }).click(PATIENT);
    await visitor.page.waitForURL((url) => url.search.includes('popup=login'));
    const trial = await register(siteUrl);
    await becomeType(trial.username, 4);
    const { page } = await enter('/prizes/golden-egg', viewport, { member: trial });
    await page.getByRole('button', { name: 'Strike' }).click(PATIENT);
    await page.getByRole('alertdialog').waitFor(PATIENT);
  });
});

test('a rain falls live for everybody: one envelope each, the rest goes back, and its split is checked', async () => {
  const rain = `rain-${suffix}`;
  const pot = { pot: '1000', parts: 4, min: '100', max: '500' };
  await createGame({
    kind: 'rain',
    code: rain,
    names: words('Sure rain'),
    budget: 'prize-rain',
    time: '03:00',
    minutes: 1,
    ...pot,
  });
  const member = await register(siteUrl);
  // What falls or comes before would be shown first.
  await sql(
    `UPDATE prizes.rain SET starts_at = starts_at + interval '2 days', ends_at = ends_at + interval '2 days' WHERE closed_at IS NULL`,
    [],
  );
  const { page, errors } = await enter(`/prizes/${rain}`, phone, { member });
  await page.getByRole('region', { name: 'Next rain' }).waitFor(PATIENT);
  await champa('prizes', 'rain', 'schedule', rain, '--at', 'now', '--minutes', '2');
  await page.getByText('Red envelopes are falling now!').waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Grab one' }).click(PATIENT);
  await page.getByText(/^You caught ₭[1-5]\d\d\.\d\d$/).waitFor(PATIENT);
  await page.getByText('3 of 4 envelopes left').waitFor(PATIENT);
  expect(await seriousFor(page, 'main')).toEqual([]);
  const won = await cash(member);
  const { value } = await call(siteUrl, 'GET', '/api/prizes');
  const again = await call(siteUrl, 'POST', `/api/prizes/rains/${value.rain.id}/grab`, undefined, member.token);
  expect(again.value.amount).toBe(won);

  await sql(`UPDATE prizes.rain SET ends_at = now() WHERE id = $1`, [value.rain.id]);
  await expect
    .poll(async () => (await call(siteUrl, 'GET', `/api/prizes/rains/${value.rain.id}`)).value.rain.isClosed, {
      timeout: 130_000,
      interval: 1000,
    })
    .toBe(true);
  await page.reload();
  const last = page.getByRole('region', { name: 'Last rain' });
  await last.getByText('1 of 4 envelopes were taken').waitFor(PATIENT);
  await last.getByText('All envelopes in their order').click();
  await last.getByRole('button', { name: 'Check' }).click(PATIENT);
  await last.getByText('Drawn again here: the same').waitFor();
  await last.getByText('nobody').first().waitFor();
  expect(errors).toEqual([]);
});

test('a raffle is drawn at its time; its winner claims the prize, and anybody can draw it again', async () => {
  const raffle = `raffle-${suffix}`;
  const prize = {
    code: 'first',
    names: words('A hundred thousand'),
    count: 1,
    gift: { kind: 'cash', amount: '100000' },
  };
  await createGame({
    kind: 'raffle',
    code: raffle,
    names: words('Sure raffle'),
    budget: 'prize-raffle',
    time: '04:00',
    claimDays: 2,
    prizes: [prize],
  });
  await champa('prizes', 'raffle', 'draw');
  const member = await register(siteUrl);
  await tickets(member, raffle, 3);
  const { page, errors } = await enter(`/prizes/${raffle}`, desktop, { member });
  await page.getByText('3 tickets in this round').waitFor(PATIENT);
  await page.getByText('1 – 3').waitFor();
  await sql('UPDATE prizes.round SET draws_at = now() WHERE game = $1 AND drawn_at IS NULL', [raffle]);
  await champa('prizes', 'raffle', 'draw');

  const wins = page.getByRole('region', { name: 'What you have won' });
  await wins.getByRole('button', { name: 'Claim' }).click({ timeout: 60_000 });
  await wins.getByText('Claimed').waitFor(PATIENT);
  expect(await cash(member)).toBe('100000.00');
  await page.getByText('Winners of').waitFor(PATIENT);
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByText('Drawn again here: the same').waitFor();

  const last = page.getByRole('region', { name: /^Winners of/ });
  await last.getByText('All tickets of this round').click();
  await last.getByRole('list', { name: 'All tickets of this round' }).getByText('1 – 3').waitFor(PATIENT);
  await last.getByRole('button', { name: 'Check the list' }).click();
  await last.getByText('The public seed comes of this list').waitFor(PATIENT);
  expect(await seriousFor(page, 'main')).toEqual([]);
  expect(errors).toEqual([]);
});

test.each([
  ['lo', 'ໝຸນ', 'ລາງວັນໃຫຍ່', 'Seven thousand ລາວ'],
  ['cn', '开始转动', '大奖', 'Seven thousand 中文'],
] as const)('the wheel is played in %s', async (language, spin, title, name) => {
  const member = await register(siteUrl);
  await tickets(member, wheel, 1);
  const { page, errors } = await enter(`/prizes/${wheel}`, phone, { member, language });
  await page.getByRole('button', { name: spin, exact: true }).click(PATIENT);
  await result(page).getByText(name).waitFor(PATIENT);
  await result(page).getByText(title).waitFor();
  expect(errors).toEqual([]);
});

test('what cannot be loaded says so, and comes when asked again', async () => {
  const { page } = await enter('/help', phone);
  await page.route('**/api/prizes*', (route) => route.abort());
  await page.goto('/prizes');
  const again = page.getByRole('button', { name: 'Try again' });
  await again.waitFor(PATIENT);
  await page.unroute('**/api/prizes*');
  await again.click();
  await page.getByRole('link', { name: /Golden egg/ }).waitFor(PATIENT);
});
