import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { call } from './support/api.ts';
import { phone, type Visitor } from './support/browser.ts';
import { sql } from './support/database.ts';
import { on } from './support/devices.ts';
import { newMember } from './support/member.ts';
import { PATIENT } from './support/patience.ts';
import { playAtStudio, type StudioRound } from './support/play.ts';
import { thisPlatform } from './support/this-platform.ts';
import { enter } from './support/windows.ts';

const { siteUrl, studioUrl } = thisPlatform();
/** A vendor that keeps balances: its rounds come from the settled-round feed. */
const KEEPER = 'EMBERFORGE';

type Account = { token: string };

const ask = async ({ token }: Account, method: string, path: string, body?: object) => {
  const answer = await call(siteUrl, method, path, body, token);
  if (!answer.success) throw new Error(`${path}: ${answer.code}`);
  return answer.value;
};

/** A game of the catalogue that the studio can play. */
async function slotOf(member: Account, query: string): Promise<{ nodeId: string; gameName: string }> {
  const { games } = await ask(member, 'GET', `/api/games?category=RNG&pageSize=50&language=en&${query}`);
  for (const { nodeId, gameName } of games) {
    const answer = await call(siteUrl, 'GET', `/api/games/launch?nodeId=${nodeId}&trial=1`, undefined, member.token);
    if (answer.success) return { nodeId, gameName };
  }
  throw new Error(`no game to play by ${query}`);
}

/** Opens the record, the round in it, and the vendor's page of the round, which must show the same round. */
async function seeAgain(
  member: Account,
  { id, stake, win }: StudioRound,
  gameName: string,
  viewport: NonNullable<Visitor['viewport']>,
): Promise<void> {
  const { page, context, errors } = await enter(member, '/records/bets', { viewport });
  const list = page.getByRole('region', { name: 'Betting record' });
  await list.getByRole('link', { name: new RegExp(id) }).click(PATIENT);
  const dialog = page.getByRole('dialog', { name: gameName });
  await dialog.getByText('What happened in the round').waitFor(PATIENT);
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

describe.each(on('desktop'))('a round on a %s', (_device, viewport) => {
  test('is found in the record and replayed by its studio', async () => {
    const member = await newMember(500_000);
    const { nodeId, gameName } = await slotOf(member, 'gameName=Dancing%20Kingdom');
    const round = await playAtStudio(member, nodeId);
    await seeAgain(member, round, gameName, viewport);
  });
});

test('a round with a vendor that keeps balances appears in the record, and is replayed like any other', async () => {
  const member = await newMember(500_000);
  const { nodeId, gameName } = await slotOf(member, `vassalage=${KEEPER}`);
  const wish = { from: 'main', to: KEEPER, amount: '100000', idempotencyKey: randomUUID() };
  expect(await ask(member, 'POST', '/api/wallet/transfer', wish)).toMatchObject({ state: 'confirmed' });
  const round = await playAtStudio(member, nodeId);
  await ask(member, 'POST', '/api/wallet/recall', { idempotencyKey: randomUUID() });
  // The money is back, and reports that something was played.
  await sql(`SELECT platform.enqueue('vendors_pull_rounds', '{}', NULL, NULL, NULL, NULL)`, []);
  const rounds = async () =>
    (await ask(member, 'GET', '/api/records/bets')).list.map((each: { round: string }) => each.round);
  await expect.poll(rounds, { timeout: 75_000, interval: 1000 }).toEqual([round.id]);
  await seeAgain(member, round, gameName, phone);
});
