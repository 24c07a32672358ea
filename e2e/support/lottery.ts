import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { call, register } from './api.ts';
import { type Visit, type Visitor, visit } from './browser.ts';
import { sql } from './database.ts';
import { runBin } from './platform.ts';
import { fund } from './play.ts';
import { thisPlatform } from './this-platform.ts';

/** What a draw takes to be settled and shown, on a copy that has only just begun. */
const SETTLED_WITHIN_MS = 120_000;
const PURSE = 500_000;

export type Player = { page: Page; token: string; visited: Visit };

/** A new member with money, on a page. */
export async function enterLottery(path: string, visitor: Visitor = {}): Promise<Player> {
  const { token } = await register(thisPlatform().siteUrl);
  const { value } = await call(thisPlatform().siteUrl, 'GET', '/api/session', undefined, token);
  await fund(value.member.id, PURSE);
  const visited = await visit(`${path}${path.includes('?') ? '&' : '?'}token=${token}`, {
    announcementsClosed: true,
    ...visitor,
  });
  return { page: visited.page, token, visited };
}

/** What a member has, in whole kip. */
export async function balanceOf(token: string): Promise<number> {
  const { value } = await call(thisPlatform().siteUrl, 'GET', '/api/wallet/balance', undefined, token);
  return Number(value.balance);
}

export function row(page: Page, name: string): Locator {
  return page.getByRole('group', { name, exact: true });
}

export function slip(page: Page): Locator {
  return page.getByRole('region', { name: 'Slip' });
}

/** Bets what is on the slip. */
export async function bet(page: Page): Promise<void> {
  await slip(page).getByRole('button', { name: 'Bet', exact: true }).click();
  await page
    .getByText(/^Your bet on draw \d+ is placed$/)
    .first()
    .waitFor();
}

/** Opens the member's bets on a game and waits for one in a state. */
export async function untilTicket(page: Page, path: string, state: string): Promise<void> {
  await page.goto(`${path}&view=tickets`);
  await page.getByText(state, { exact: true }).first().waitFor({ timeout: SETTLED_WITHIN_MS });
}

/** Puts off all draws of a game that are to come: none closes in the middle of a test. */
export async function putOffDraws(gameCode: string): Promise<void> {
  await sql(
    `UPDATE lottery.draw SET closes_at = closes_at + interval '1 hour', draws_at = draws_at + interval '1 hour'
     WHERE game_code = $1 AND phase = 'open' AND closes_at > now()`,
    [gameCode],
  );
}

/** Brings the close of a game's next draw to now: nobody waits for the clock of a test. @returns its id */
export async function closeDraw(gameCode: string): Promise<string> {
  const [draw] = await sql<{ id: string }>(
    `UPDATE lottery.draw SET opens_at = least(opens_at, now()), closes_at = now(), draws_at = now()
     WHERE id = (SELECT id FROM lottery.draw WHERE game_code = $1 AND phase = 'open' AND closes_at > now()
       ORDER BY closes_at LIMIT 1)
     RETURNING id::text AS id`,
    [gameCode],
  );
  return draw!.id;
}

/** Lets both sources outside say a station's result; without one they have none, whatever the time. */
export async function tellSources(station: string, result?: object): Promise<void> {
  for (const source of ['alpha', 'beta']) {
    const answer = await fetch(`${thisPlatform().sandboxUrl}/lottery/${source}/steer/${station}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(result ? { mode: 'told', result } : { mode: 'silent' }),
    });
    expect(answer.status).toBe(204);
  }
}

/** Two persons say what a draw's result is, once it takes no more bets. */
export async function typeResult(drawId: string, result: object): Promise<void> {
  const phase = async () =>
    (await sql<{ phase: string }>('SELECT phase FROM lottery.draw WHERE id = $1', [drawId]))[0]!.phase;
  await expect.poll(phase, { timeout: SETTLED_WITHIN_MS }).toBe('drawing');
  for (const by of [`one-${randomUUID()}`, `two-${randomUUID()}`]) {
    const args = ['lottery', 'type', drawId, '--result', JSON.stringify(result), '--by', by];
    const { code, stderr } = await runBin('champa', args, thisPlatform().environment);
    expect(stderr).toBe('');
    expect(code).toBe(0);
  }
}
