import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { call, register } from './support/api.ts';
import { seriousFor } from './support/axe.ts';
import { closeBrowser, desktop, phone, type Visit, visit } from './support/browser.ts';
import { PATIENT } from './support/patience.ts';
import { fund } from './support/play.ts';
import { thisPlatform } from './support/this-platform.ts';

const { siteUrl, studioUrl } = thisPlatform();
/** Keeps balances: its rounds are told afterwards. */
const KEEPER = 'EMBERFORGE';
const open: Visit[] = [];

afterEach(async () => {
  for (const { context } of open.splice(0)) await context.close();
});
afterAll(closeBrowser);

type Account = { token: string };
type Played = { id: string; stake: string; win: string };

async function newMember(): Promise<Account> {
  const { token } = await register(siteUrl);
  const { value } = await call(siteUrl, 'GET', '/api/session', undefined, token);
  await fund(value.member.id, 500_000);
  return { token };
}

const ask = async ({ token }: Account, method: string, path: string, body?: object) => {
  const answer = await call(siteUrl, method, path, body, token);
  if (!answer.success) throw new Error(`${path}: ${answer.code}`);
  return answer.value;
};

/** The game as the catalogue names it, so that what is opened is one the studio plays. */
async function slotOf(member: Account, query: string): Promise<{ nodeId: string; gameName: string }> {
  const { games } = await ask(member, 'GET', `/api/games?category=RNG&pageSize=50&language=en&${query}`);
  for (const { nodeId, gameName } of games) {
    const answer = await call(siteUrl, 'GET', `/api/games/launch?nodeId=${nodeId}&trial=1`, undefined, member.token);
    if (answer.success) return { nodeId, gameName };
  }
  throw new Error(`no game to play by ${query}`);
}

/** Plays one round of a game, by the calls its page makes. */
async function playRound(member: Account, nodeId: string): Promise<Played> {
  const { url } = await ask(member, 'GET', `/api/games/launch?nodeId=${nodeId}&device=mobile`);
  const session = new URL(url).hash.slice('#s='.length);
  const headers = { authorization: `Bearer ${session}`, 'content-type': 'application/json' };
  const game = (await (await fetch(`${studioUrl}/api/game`, { headers })).json()) as { stakes: string[] };
  const body = JSON.stringify({ requestId: randomUUID(), stake: game.stakes[0] });
  const answer = await fetch(`${studioUrl}/api/play`, { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { round: Played }).round;
}

/** Opens the record, the round in it, and the vendor's page of the round; what that page must tell is the round. */
async function seeAgain(
  member: Account,
  { id, stake, win }: Played,
  gameName: string,
  viewport: typeof phone | typeof desktop,
): Promise<void> {
  const visited = await visit(`/records/bets?token=${member.token}`, { viewport, announcementsClosed: true });
  open.push(visited);
  const { page, context, errors } = visited;
  const list = page.getByRole('region', { name: 'Betting record' });
  await list.getByRole('link', { name: new RegExp(id) }).click(PATIENT);
  const dialog = page.getByRole('dialog', { name: gameName });
  await dialog.getByText('What happened in the round').waitFor(PATIENT);
  expect(await seriousFor(page, '[role="dialog"]')).toEqual([]);
  const opening = context.waitForEvent('page');
  await dialog.getByRole('button', { name: 'See the round again' }).click();
  const replay = await opening;
  await replay.waitForURL(/\/recall\//, PATIENT);
  expect(replay.url().startsWith(studioUrl)).toBe(true);
  const told = async (name: string) => replay.locator(`dt:text-is("${name}") + dd`).first().textContent(PATIENT);
  expect([await told('Round'), await told('Stake'), await told('Win')]).toEqual([id, stake, win]);
  // The record is still there, with the round open.
  await dialog.getByRole('button', { name: 'See the round again' }).waitFor();
  expect(await replay.evaluate(() => window.opener)).toBeNull();
  expect(errors).toEqual([]);
}

describe.each([
  ['phone', phone],
  ['desktop', desktop],
] as const)('a round on a %s', (_device, viewport) => {
  test('is found in the record and shown again by its studio, as it was', async () => {
    const member = await newMember();
    const { nodeId, gameName } = await slotOf(member, 'gameName=Dancing%20Kingdom');
    const round = await playRound(member, nodeId);
    await seeAgain(member, round, gameName, viewport);
  });
});

test('a round played against a balance that its studio keeps comes into the record, and is shown again as any other', async () => {
  const member = await newMember();
  const { nodeId, gameName } = await slotOf(member, `vassalage=${KEEPER}`);
  const wish = { from: 'main', to: KEEPER, amount: '100000', idempotencyKey: randomUUID() };
  expect(await ask(member, 'POST', '/api/wallet/transfer', wish)).toMatchObject({ state: 'confirmed' });
  const round = await playRound(member, nodeId);
  await ask(member, 'POST', '/api/wallet/recall', { idempotencyKey: randomUUID() });
  // The money is back, and with it comes the word that something was played.
  const rounds = async () =>
    (await ask(member, 'GET', '/api/records/bets')).list.map((each: { round: string }) => each.round);
  await expect.poll(rounds, { timeout: 75_000, interval: 1000 }).toEqual([round.id]);
  await seeAgain(member, round, gameName, phone);
});
