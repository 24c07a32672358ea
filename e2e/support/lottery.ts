import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { call, register } from './api.ts';
import type { Visit, Visitor } from './browser.ts';
import { sql } from './database.ts';
import { fund } from './play.ts';
import { thisPlatform } from './this-platform.ts';
import { enter } from './windows.ts';

/** How long a draw may take to be settled and shown, on a new copy. */
const SETTLED_WITHIN_MS = 120_000;
const PURSE = 500_000;

export type Player = { page: Page; token: string; visited: Visit };

/** A new member with money, on a page. */
export async function enterLottery(path: string, visitor: Visitor = {}): Promise<Player> {
  const { token } = await register(thisPlatform().siteUrl);
  const { value } = await call(thisPlatform().siteUrl, 'GET', '/api/session', undefined, token);
  await fund(value.member.id, PURSE);
  const visited = await enter({ token }, path, visitor);
  return { page: visited.page, token, visited };
}

/** A member's balance, in whole kip. */
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

/** Bets the slip. */
export async function bet(page: Page): Promise<void> {
  await slip(page).getByRole('button', { name: 'Bet', exact: true }).click();
  await page
    .getByText(/^Your bet on draw \d+ is placed$/)
    .first()
    .waitFor();
}

export type Ticket = { state: string; stake: string; rebate: string; draw: { id: string } };

/** A member's bets, latest first. */
export async function ticketsOf(token: string): Promise<Ticket[]> {
  const { value } = await call(thisPlatform().siteUrl, 'GET', '/api/lottery/tickets', undefined, token);
  return value.list;
}

/** Waits until the member's bets have these states, in any order. */
export async function untilTickets(token: string, ...states: readonly string[]): Promise<void> {
  const inStates = async () => (await ticketsOf(token)).map(({ state }) => state).toSorted();
  await expect.poll(inStates, { timeout: SETTLED_WITHIN_MS }).toEqual(states.toSorted());
}

/** Postpones all planned draws of a game, so that none closes during a test. */
export async function putOffDraws(gameCode: string): Promise<void> {
  await sql(
    `UPDATE lottery.draw SET closes_at = closes_at + interval '1 hour', draws_at = draws_at + interval '1 hour'
     WHERE game_code = $1 AND phase = 'open' AND closes_at > now()`,
    [gameCode],
  );
}

/** Moves the close of a game's next draw to now, so that no test waits for it. @returns its ID */
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

/** Sets the result of a station at both external sources; without a result they have none, whatever the time. */
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
