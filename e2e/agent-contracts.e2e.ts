import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { call } from './support/api.ts';
import { seriousFor } from './support/axe.ts';
import { phone } from './support/browser.ts';
import { sql } from './support/database.ts';
import type { Member } from './support/member.ts';
import { PATIENT } from './support/patience.ts';
import { gameOf, play } from './support/play.ts';
import { actOnContract, newContract, newInLine } from './support/team.ts';
import { thisPlatform } from './support/this-platform.ts';
import { enterPage } from './support/windows.ts';

const { siteUrl } = thisPlatform();
const SALARY = 'Real-time salary';

const stateOf = async (member: Member, id: string): Promise<string> =>
  (await call(siteUrl, 'GET', `/api/contracts/${id}`, undefined, member.token)).value.contract.state;
const contractsOf = ({ id }: Member) =>
  sql<{ kind: string; state: string }>('SELECT kind, state FROM agents.contract WHERE downline_id = $1', [id]);
const cashOf = async ({ token }: Member): Promise<string> =>
  (await call(siteUrl, 'GET', '/api/wallet/balance', undefined, token)).value.balance;

const request = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('heading', { name: 'Tiers' }) });
const withDownlines = (page: Page) => page.getByRole('region', { name: 'With my downlines' });

type Slot = { slot: Date; member_id: string; valid_bet: string };

/**
 * Ends the five minutes in which a member has just played: moves them to the previous five minutes, with the member's rounds and
 * contracts, so that they are settled next. Other members' play of those minutes is already settled: it is set aside, so that it
 * is not settled twice, and restored afterwards.
 */
async function passFiveMinutes(player: Member, agents: readonly Member[]): Promise<void> {
  const slots = () => sql<{ slot: Date }>('SELECT slot FROM figures.slot WHERE member_id = $1', [player.id]);
  await expect.poll(async () => (await slots()).length, PATIENT).toBe(1);
  const target = new Date((await slots())[0]!.slot.getTime() - 300_000);
  const members = [player.id, ...agents.map(({ id }) => id)];
  await sql('UPDATE agents.contract SET starts_at = $2 WHERE downline_id = ANY ($1::bigint[])', [members, target]);
  const before = await settledUntil();
  const aside = await sql<Slot>(
    'DELETE FROM figures.slot WHERE slot >= $1 AND member_id <> $2 AND slot < $3 RETURNING slot, member_id, valid_bet',
    [target, player.id, before],
  );
  onTestFinished(() => putBack(aside, before));
  await sql(`UPDATE figures.slot SET slot = $2 WHERE member_id = $1`, [player.id, target]);
  await sql(`UPDATE vendors.round SET started_at = started_at - interval '5 minutes' WHERE member_id = $1`, [
    player.id,
  ]);
  await sql(`UPDATE agents.settlement_cycle SET settled_until = $1 WHERE kind = 'realtime' AND settled_until > $1`, [
    target,
  ]);
  await sql(`SELECT platform.enqueue('agents_settle', '{}')`, []);
}

async function settledUntil(): Promise<Date> {
  const [cycle] = await sql<{ at: Date }>(
    `SELECT settled_until AS at FROM agents.settlement_cycle WHERE kind = 'realtime'`,
    [],
  );
  return cycle!.at;
}

async function putBack(aside: readonly Slot[], before: Date): Promise<void> {
  await expect.poll(async () => (await settledUntil()) >= before, PATIENT).toBe(true);
  for (const { slot, member_id: id, valid_bet: valid } of aside) {
    await sql(
      `INSERT INTO figures.slot AS s (slot, member_id, valid_bet) VALUES ($1, $2, $3)
       ON CONFLICT (slot, member_id) DO UPDATE SET valid_bet = s.valid_bet + excluded.valid_bet`,
      [slot, id, valid],
    );
  }
}

test('an upline offers a contract, the downline signs on a phone and plays, and the five minutes are paid to both', async () => {
  const top = await newInLine({ isAgent: true, cash: 10_000 });
  const agent = await newInLine({ under: top, isAgent: true });
  const downline = await newInLine({ under: agent, cash: 100_000 });
  await newContract(top, agent, 'realtime', '2');

  const page = await enterPage(agent, `/agent/agentContracts?downline=${downline.id}`);
  await page.getByRole('button', { name: `With ${downline.username}` }).waitFor();
  await page.getByRole('button', { name: 'Offer a contract' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Offer a contract' });
  await dialog.getByLabel('Kind').selectOption({ label: SALARY });
  await dialog.getByLabel('Share').fill('3');
  await dialog.getByRole('button', { name: 'Send the offer' }).click();
  await dialog.getByText('This is more than your own contract gives there.').waitFor();
  await dialog.getByLabel('Share').fill('1');
  await dialog.getByRole('button', { name: 'Add a tier' }).click();
  await dialog.getByLabel('Bet amount').nth(1).fill('3000');
  await dialog.getByLabel('Share').nth(1).fill('0.5');
  await dialog.getByRole('button', { name: 'Send the offer' }).click();
  await dialog.getByText('It must ask for more than the tier before, and give more.').waitFor();
  await dialog.getByLabel('Share').nth(1).fill('1.5');
  await dialog.getByRole('button', { name: 'Send the offer' }).click();
  await dialog.waitFor({ state: 'detached' });
  await withDownlines(page).getByText('On offer').waitFor();

  // The downline is asked without a reload.
  const there = await enterPage(downline, '/help', { viewport: phone });
  await request(there).getByText('Valid bets of 5 minutes from ₭3,000.00').waitFor(PATIENT);
  expect(await seriousFor(there, '[role="dialog"]')).toEqual([]);
  await request(there).getByRole('button', { name: 'Sign' }).click();
  // The upline sees it without a reload.
  await withDownlines(page).getByText('In force').first().waitFor(PATIENT);

  await play(downline.id, await gameOf('RNG'), [{ stake: 4000, win: 0 }]);
  await passFiveMinutes(downline, [agent]);
  await expect.poll(() => cashOf(agent), { timeout: 150_000 }).toBe('20.00');
  expect([await cashOf(top), await cashOf(downline)]).toEqual(['9920.00', '96060.00']);

  await page.goto('/agent/agentRealtimeSalary?from=2020-01-01&to=2020-01-02');
  await page.getByText('Nothing was settled in these days.').waitFor();
  await page.getByRole('button', { name: 'Last 7 days' }).click();
  const rows = page.getByRole('region', { name: SALARY });
  await rows.getByText('₭80.00').first().waitFor();
  await rows.getByRole('link', { name: /^Details/ }).click();
  const run = page.getByRole('dialog');
  await run.getByText('The highest tier was reached.').waitFor();
  await run.getByRole('link', { name: new RegExp(downline.username) }).click();
  await run.getByText(`Rounds of ${downline.username}`).first().waitFor();
  await run.getByText('₭4,000.00').first().waitFor();
});

test('a lower offer names the contracts that end, and ends them; it is rejected', async () => {
  const agent = await newInLine({ isAgent: true });
  const downline = await newInLine({ under: agent, isAgent: true });
  const low = await newInLine({ under: downline });
  const upper = await newContract(agent, downline, 'realtime', '1');
  const lower = await newContract(downline, low, 'realtime', '0.8');

  const address = `/agent/agentContracts?downline=${downline.id}&contract=${upper}`;
  const page = await enterPage(agent, address, { viewport: phone });
  await page.getByRole('dialog').getByRole('button', { name: 'Offer other terms' }).click();
  const dialog = page.getByRole('dialog', { name: 'Offer a contract' });
  await dialog.getByLabel('Share').fill('0.5');
  await dialog.getByRole('button', { name: 'Send the offer' }).click();
  const warning = page.getByRole('alertdialog', { name: 'Contracts will end' });
  await warning.getByText(low.username).waitFor();
  await warning.getByRole('button', { name: 'Go back' }).click();
  expect([await stateOf(downline, upper), await stateOf(low, lower)]).toEqual(['signed', 'signed']);
  await dialog.getByRole('button', { name: 'Send the offer' }).click();
  await warning.getByRole('button', { name: 'Proceed' }).click();
  // The offer's dialog is hidden while the question is open, so its absence proves nothing yet.
  await expect
    .poll(async () => [await stateOf(downline, upper), await stateOf(low, lower)], PATIENT)
    .toEqual(['terminated', 'terminated']);

  const there = await enterPage(downline, '/help', { viewport: phone });
  const offered = there.getByRole('dialog', { name: `New contract: ${SALARY}` });
  await offered.getByRole('button', { name: 'Reject' }).click(PATIENT);
  await there.getByRole('alertdialog').getByRole('button', { name: 'Reject' }).click();
  await offered.waitFor({ state: 'detached' });
  await expect.poll(() => contractsOf(downline), PATIENT).toContainEqual({ kind: 'realtime', state: 'rejected' });
});

test('either side terminates a contract: the other is asked, and can postpone the answer', async () => {
  const agent = await newInLine({ isAgent: true });
  const downline = await newInLine({ under: agent });
  const daily = await newContract(agent, downline, 'daily', '1');
  const hourly = await newContract(agent, downline, 'hourly', '1');

  // The upline asks to end one, the downline another.
  const page = await enterPage(agent, `/agent/agentContracts?side=upline&contract=${daily}`, { viewport: phone });
  await page.getByRole('dialog').getByRole('button', { name: 'Ask to terminate' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ask to terminate' }).click();
  await page.getByRole('dialog').getByText('You asked to terminate it.').waitFor();
  await actOnContract(downline, 'hourly', hourly, 'request_termination');

  const there = await enterPage(downline, '/help', { viewport: phone });
  await confirmEnd(there, 'Daily salary');
  await expect.poll(() => stateOf(downline, daily), PATIENT).toBe('terminated');

  // The upline is asked in turn; a postponed question is behind a button.
  await page.goto('/agent/agentContracts');
  const asked = page.getByRole('dialog', { name: 'Terminate: Hourly salary' });
  await asked.getByRole('button', { name: 'Later' }).click(PATIENT);
  await asked.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Answer' }).click();
  await confirmEnd(page, 'Hourly salary');
  await expect.poll(() => stateOf(agent, hourly), PATIENT).toBe('terminated');
});

async function confirmEnd(page: Page, kind: string): Promise<void> {
  const asked = page.getByRole('dialog', { name: `Terminate: ${kind}` });
  await asked.getByRole('button', { name: 'Confirm termination' }).click(PATIENT);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm termination' }).click();
  await asked.waitFor({ state: 'detached' });
}
