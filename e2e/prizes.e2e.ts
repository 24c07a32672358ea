import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MessageId, type MessageValues, translate } from '../packages/i18n/src/server.ts';
import { call, newUsername } from './support/api.ts';
import { seriousFor } from './support/axe.ts';
import { desktop, phone } from './support/browser.ts';
import { becomeType, sql } from './support/database.ts';
import { closeByEscape } from './support/dialogs.ts';
import { inLanguage, on } from './support/devices.ts';
import { type Member, newMember } from './support/member.ts';
import { PATIENT } from './support/patience.ts';
import { runBin } from './support/platform.ts';
import { thisPlatform } from './support/this-platform.ts';
import { enter } from './support/windows.ts';

const { siteUrl, environment } = thisPlatform();
const suffix = newUsername().slice(3, 9);
const wheel = `wheel-${suffix}`;
/** A rain of the demo. */
const RAIN = 'evening-rain';
const words = (name: string) => ({ lo: `${name} ລາວ`, en: name, cn: `${name} 中文` });
let folder: string;

afterAll(async () => {
  await sql('UPDATE prizes.game SET is_open = false WHERE code LIKE $1', [`%-${suffix}`]);
  await rm(folder, { recursive: true, force: true });
});

const champa = async (...args: string[]) => {
  const { code, stdout, stderr } = await runBin('champa', args, environment);
  if (code !== 0) throw new Error(`champa ${args.join(' ')}: ${stderr}`);
  return stdout;
};

/** A game for this file, with a budget of the demo's. */
async function createGame(game: Record<string, unknown> & { code: string }): Promise<void> {
  const file = path.join(folder, `${game.code}.json`);
  await writeFile(file, JSON.stringify({ currency: 'LAK', ...game }));
  await champa('prizes', 'create', file, '--reason', 'journey');
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'champa-e2e-prizes-'));
  // Always the same prize, big: the result is known.
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

/** Gives tickets of a game to a member who has none. */
async function giveTickets({ id }: Member, game: string, number: number): Promise<void> {
  await sql(
    `WITH holder AS (INSERT INTO prizes.holder (member_id, game, tickets) VALUES ($1, $2, $3) RETURNING *),
     lot AS (
       INSERT INTO prizes.lot (member_id, game, cause, tickets, remaining, at)
       SELECT member_id, game, 'journey', tickets, tickets, now() FROM holder RETURNING *
     )
     INSERT INTO prizes.ticket (member_id, game, lot, kind, change, tickets, at)
     SELECT member_id, game, id, 'added', tickets, tickets, at FROM lot`,
    [id, game, number],
  );
}

/** Runs a job now that usually runs each minute, or at the end of something. */
const doNow = (job: string, payload: object = {}) =>
  sql('SELECT platform.enqueue($1, $2, NULL, NULL, NULL, NULL)', [job, JSON.stringify(payload)]);
const cash = async (member: Member): Promise<string> =>
  (await call(siteUrl, 'GET', '/api/wallet/balance', undefined, member.token)).value.balance;
const result = (page: Page) => page.getByRole('dialog');

describe.each(on('phone'))('prize games on a %s', (_device, viewport) => {
  test('the wheel: odds are shown, a ticket is one prize, paid at once, and verified in the browser afterwards', async () => {
    const member = await newMember();
    await giveTickets(member, wheel, 2);
    const { page, errors } = await enter(member, '/prizes', { viewport });
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

  test.each(inLanguage('lo'))('the golden egg is played with the keyboard alone (%s)', async (language) => {
    const member = await newMember();
    await giveTickets(member, 'golden-egg', 1);
    const say = (id: MessageId, values?: MessageValues): string => translate(id, language, values);
    const { page } = await enter(member, '/prizes/golden-egg', { viewport, language });
    await page
      .getByText(say('prizes_tickets', { count: 1 }), { exact: true })
      .first()
      .waitFor(PATIENT);
    await page.getByRole('button', { name: say('prizes_strike'), exact: true }).focus();
    await page.keyboard.press('Enter');
    await result(page).getByRole('status').waitFor(PATIENT);
    await closeByEscape(page, result(page));
    const draws = page.getByRole('region', { name: say('prizes_history'), exact: true });
    await draws.getByRole('listitem').first().waitFor(PATIENT);
    await page.getByText(say('prizes_no_tickets'), { exact: true }).waitFor(PATIENT);
  });

  test('a red envelope arrives live in the member centre, is opened, and its amount is in the balance', async () => {
    const member = await newMember();
    const { page, errors } = await enter(member, '/member/redEnvelope', { viewport });
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

  test('visitors see the games and are asked to sign in; a trial account is told that it needs a real one', async () => {
    const visitor = await enter(null, `/prizes/${wheel}`, { viewport });
    await visitor.page.getByRole('button', { name: 'Log in to play' }).click(PATIENT);
    await visitor.page.waitForURL((url) => url.search.includes('popup=login'));
    const trial = await newMember();
    await becomeType(trial.username, 4);
    const { page } = await enter(trial, '/prizes/golden-egg', { viewport });
    await page.getByRole('button', { name: 'Strike' }).click(PATIENT);
    await page.getByRole('alertdialog').waitFor(PATIENT);
  });
});

test('a rain falls live for everybody: one envelope each, the rest returns, and its split is verified', async () => {
  const member = await newMember();
  // A current or earlier rain would be shown first.
  await putOffRains();
  const { page, errors } = await enter(member, `/prizes/${RAIN}`, { viewport: phone });
  await page.getByRole('region', { name: 'Next rain' }).waitFor(PATIENT);
  await champa('prizes', 'rain', 'schedule', RAIN, '--at', 'now', '--minutes', '2');
  await page.getByText('Red envelopes are falling now!').waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Grab one' }).click(PATIENT);
  await page.getByText(/^You caught ₭[\d,]+\.\d\d$/).waitFor(PATIENT);
  const { rain } = (await call(siteUrl, 'GET', '/api/prizes')).value;
  await page.getByText(`${rain.parts - 1} of ${rain.parts} envelopes left`).waitFor(PATIENT);
  expect(await seriousFor(page, 'main')).toEqual([]);
  const won = await cash(member);
  const again = await call(siteUrl, 'POST', `/api/prizes/rains/${rain.id}/grab`, undefined, member.token);
  expect(again.value.amount).toBe(won);

  await sql('UPDATE prizes.rain SET ends_at = now() WHERE id = $1', [rain.id]);
  await doNow('prizes_rain_turn', { rainId: rain.id });
  const last = page.getByRole('region', { name: 'Last rain' });
  await last.getByText(`1 of ${rain.parts} envelopes were taken`).waitFor({ timeout: 60_000 });
  await last.getByText('All envelopes in their order').click();
  await last.getByRole('button', { name: 'Check' }).click(PATIENT);
  await last.getByText('Drawn again here: the same').waitFor();
  await last.getByText('nobody').first().waitFor();
  expect(errors).toEqual([]);
});

/** Postpones planned rains; the house plans the next one again. */
async function putOffRains(): Promise<void> {
  const later = `interval '2 days' + id * interval '1 minute'`;
  await sql(
    `UPDATE prizes.rain SET starts_at = starts_at + ${later}, ends_at = ends_at + ${later} WHERE closed_at IS NULL`,
    [],
  );
}

test('a raffle is drawn at its time; its winner claims the prize, and anybody can recompute the draw', async () => {
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
  await doNow('prizes_raffles');
  await expect.poll(() => roundsOf(raffle), PATIENT).toBe(1);
  const member = await newMember();
  await champa('prizes', 'tickets', member.username, '--game', raffle, '--number', '3');
  const { page, errors } = await enter(member, `/prizes/${raffle}`, { viewport: desktop });
  await page.getByText('3 tickets in this round').waitFor(PATIENT);
  await page.getByText('1 – 3').waitFor();
  await sql('UPDATE prizes.round SET draws_at = now() WHERE game = $1 AND drawn_at IS NULL', [raffle]);
  await doNow('prizes_raffles');

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

async function roundsOf(raffle: string): Promise<number> {
  return (await sql('SELECT FROM prizes.round WHERE game = $1', [raffle])).length;
}

test('what cannot be loaded says so, and loads when repeated', async () => {
  const { page } = await enter(null, '/help', { viewport: phone });
  const refusal = { success: false, code: 'SYSTEM_ERROR', message: '', value: {} };
  await page.route('**/api/prizes*', (route) => route.fulfill({ status: 500, json: refusal }));
  await page.goto('/prizes');
  const again = page.getByRole('button', { name: 'Try again' });
  await again.waitFor(PATIENT);
  await page.unroute('**/api/prizes*');
  await again.click();
  await page.getByRole('link', { name: /Golden egg/ }).waitFor(PATIENT);
});
