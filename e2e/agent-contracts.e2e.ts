import type { Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { call, register } from './support/api.ts';
import { seriousFor, settled } from './support/axe.ts';
import { closeBrowser, desktop, phone, type Visit, visit, type Visitor } from './support/browser.ts';
import { becomeType, sql } from './support/database.ts';
import { PATIENT } from './support/patience.ts';
import { runBin } from './support/platform.ts';
import { fund, gameOf, play } from './support/play.ts';
import { thisPlatform } from './support/this-platform.ts';

type Account = { username: string; token: string; id: string };
type Kind = 'dividend' | 'daily' | 'hourly' | 'realtime';

const { siteUrl, environment } = thisPlatform();
const open: Visit[] = [];
const SALARY = 'Real-time salary';

afterEach(async () => {
  for (const { context } of open.splice(0)) await context.close();
});
afterAll(closeBrowser);

async function newMember(upline?: Account, cash = 0): Promise<Account> {
  const { username, token } = await register(siteUrl);
  const { value } = await call(siteUrl, 'GET', '/api/session', undefined, token);
  const member = { username, token, id: value.member.id as string };
  // As if he had always been there: what is moved to an earlier time counts for his line of that time.
  if (upline) await sql(`SELECT member.move($1, $2, now() - interval '1 day')`, [member.id, upline.id]);
  if (cash > 0) await fund(member.id, cash);
  return member;
}

async function newAgent(upline?: Account, cash = 0): Promise<Account> {
  const agent = await newMember(upline, cash);
  await becomeType(agent.username, 1);
  return agent;
}

async function enter(member: Account, address: string, look: Visitor = {}): Promise<Page> {
  const joint = address.includes('?') ? '&' : '?';
  const visited = await visit(`${address}${joint}token=${member.token}`, { announcementsClosed: true, ...look });
  open.push(visited);
  return visited.page;
}

const termsOf = (share: string) => ({
  pay: 'rate',
  unit: '0',
  carriesDeficit: false,
  feePercent: '0',
  tiers: [{ activeMembers: 0, validBet: '0', profit: '0', share }],
});
const periods = { dividend: 'monthly', daily: 'daily', hourly: 'hour', realtime: 'slot' } as const;
const paths = {
  dividend: 'dividend',
  daily: 'daily-salary',
  hourly: 'hour-salary',
  realtime: 'realtime-salary',
} as const;

/** Offers by the API, as the upline's screen does. @returns the contract's id */
async function offer(upline: Account, downline: Account, kind: Kind, share: string): Promise<string> {
  const body = { kind, period: periods[kind], downlineId: downline.id, terms: termsOf(share), proceed: true };
  const { value, code } = await call(siteUrl, 'POST', '/api/contracts', body, upline.token);
  if (!value?.id) throw new Error(`not offered: ${code}`);
  return value.id;
}

async function act(member: Account, kind: Kind, contractId: string, action: string): Promise<void> {
  const answer = await call(
    siteUrl,
    'POST',
    `/api/contracts/${paths[kind]}/process`,
    { contractId, action },
    member.token,
  );
  expect(answer.code).toBeUndefined();
}

async function signed(upline: Account, downline: Account, kind: Kind, share: string): Promise<string> {
  const id = await offer(upline, downline, kind, share);
  await act(downline, kind, id, 'sign');
  return id;
}

const stateOf = async (member: Account, id: string): Promise<string> =>
  (await call(siteUrl, 'GET', `/api/contracts/${id}`, undefined, member.token)).value.contract.state;
const cashOf = async ({ token }: Account): Promise<string> =>
  (await call(siteUrl, 'GET', '/api/wallet/balance', undefined, token)).value.balance;

const request = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('heading', { name: 'Tiers' }) });
const withDownlines = (page: Page) => page.getByRole('region', { name: 'With my downlines' });

type Slot = { slot: Date; member_id: string; valid_bet: string };

/**
 * Lets the five minutes in which a member has just played be over: they are moved to the five minutes before, with his rounds and the
 * contracts that hold for them, so that they are settled next. What others played then is settled already: it is set aside, so as not to
 * be settled twice. @returns puts it back, once that is over
 */
async function passFiveMinutes(player: Account, agents: readonly Account[]): Promise<() => Promise<void>> {
  const slot = async () =>
    (await sql<{ slot: Date }>('SELECT slot FROM figures.slot WHERE member_id = $1', [player.id])).map(
      (row) => row.slot,
    );
  await expect.poll(async () => (await slot()).length, PATIENT).toBe(1);
  const target = new Date((await slot())[0]!.getTime() - 300_000);
  await sql('UPDATE agents.contract SET starts_at = $2 WHERE downline_id = ANY ($1::bigint[])', [
    [player.id, ...agents.map(({ id }) => id)],
    target,
  ]);
  const settledUntil = async () =>
    (await sql<{ at: Date }>(`SELECT settled_until AS at FROM agents.beat WHERE kind = 'realtime'`, []))[0]!.at;
  const before = await settledUntil();
  const aside = await sql<Slot>(
    'DELETE FROM figures.slot WHERE slot >= $1 AND member_id <> $2 AND slot < $3 RETURNING slot, member_id, valid_bet',
    [target, player.id, before],
  );
  await sql(`UPDATE figures.slot SET slot = $2 WHERE member_id = $1`, [player.id, target]);
  await sql(`UPDATE vendors.round SET started_at = started_at - interval '5 minutes' WHERE member_id = $1`, [
    player.id,
  ]);
  await sql(`UPDATE agents.beat SET settled_until = $1 WHERE kind = 'realtime' AND settled_until > $1`, [target]);
  return async () => {
    await expect.poll(async () => (await settledUntil()) >= before, PATIENT).toBe(true);
    for (const { slot: at, member_id: id, valid_bet: valid } of aside) {
      await sql(
        `INSERT INTO figures.slot AS s (slot, member_id, valid_bet) VALUES ($1, $2, $3)
         ON CONFLICT (slot, member_id) DO UPDATE SET valid_bet = s.valid_bet + excluded.valid_bet`,
        [at, id, valid],
      );
    }
  };
}

test('an upline offers, the downline signs at a phone and plays, and the five minutes are paid to both', async () => {
  const top = await newAgent(undefined, 10_000);
  const agent = await newAgent(top);
  const downline = await newMember(agent, 100_000);
  await signed(top, agent, 'realtime', '2');

  const page = await enter(agent, `/agent/agentContracts?downline=${downline.id}`);
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
  await page.getByText(`The contract was offered to ${downline.username}.`).first().waitFor();
  await withDownlines(page).getByText('On offer').waitFor();

  // The downline is asked by himself.
  const there = await enter(downline, '/', { viewport: phone });
  await request(there).getByText('Valid bets of 5 minutes from ₭3,000.00').waitFor(PATIENT);
  expect(await seriousFor(there, '[role="dialog"]')).toEqual([]);
  await request(there).getByRole('button', { name: 'Sign' }).click();
  await there.getByText('The contract is signed.').first().waitFor();
  // The upline sees it without asking.
  await withDownlines(page).getByText('In force').first().waitFor(PATIENT);

  await play(downline.id, await gameOf('RNG'), [{ stake: 4000, win: 0 }]);
  const putBack = await passFiveMinutes(downline, [agent]);
  await runBin('champa', ['agent', 'settle'], environment);
  await expect.poll(() => cashOf(agent), { timeout: 150_000 }).toBe('20.00');
  expect([await cashOf(top), await cashOf(downline)]).toEqual(['9920.00', '96060.00']);
  await putBack();

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

test('a lower offer names whose contracts end, and ends them; it is rejected; either side ends what is in force', async () => {
  const agent = await newAgent();
  const downline = await newAgent(agent);
  const low = await newMember(downline);
  const upper = await signed(agent, downline, 'realtime', '1');
  const lower = await signed(downline, low, 'realtime', '0.8');
  const [daily, hourly] = [await signed(agent, downline, 'daily', '1'), await signed(agent, downline, 'hourly', '1')];

  const page = await enter(agent, `/agent/agentContracts?downline=${downline.id}&contract=${upper}`, {
    viewport: phone,
  });
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
  // The offer's dialog is hidden while its question stands, so that it is gone says nothing yet.
  await expect
    .poll(async () => [await stateOf(downline, upper), await stateOf(low, lower)], PATIENT)
    .toEqual(['terminated', 'terminated']);

  // The upline asks to end one, the downline another.
  await page.goto(`/agent/agentContracts?side=upline&contract=${daily}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Ask to terminate' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ask to terminate' }).click();
  await page.getByRole('dialog').getByText('You asked to terminate it.').waitFor();
  await act(downline, 'hourly', hourly, 'request_termination');

  const there = await enter(downline, '/', { viewport: phone });
  const offered = there.getByRole('dialog', { name: `New contract: ${SALARY}` });
  await offered.getByRole('button', { name: 'Reject' }).click({ timeout: 30_000 });
  await there.getByRole('alertdialog').getByRole('button', { name: 'Reject' }).click();
  const ending = there.getByRole('dialog', { name: 'Terminate: Daily salary' });
  await ending.getByRole('button', { name: 'Confirm termination' }).click();
  await there.getByRole('alertdialog').getByRole('button', { name: 'Confirm termination' }).click();
  await ending.waitFor({ state: 'detached' });
  await expect.poll(() => stateOf(downline, daily), PATIENT).toBe('terminated');

  // The upline is asked in his turn; what he puts off waits behind a button.
  await page.goto('/agent/agentContracts');
  const asked = page.getByRole('dialog', { name: 'Terminate: Hourly salary' });
  await asked.getByRole('button', { name: 'Later' }).click({ timeout: 30_000 });
  await asked.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Answer' }).click();
  await asked.getByRole('button', { name: 'Confirm termination' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm termination' }).click();
  await expect.poll(() => stateOf(agent, hourly), PATIENT).toBe('terminated');
});

describe.each([
  ['phone', phone, 'dark', 'lo'],
  ['desktop', desktop, 'light', 'cn'],
] as const)('the pages on a %s', (_device, viewport, colorScheme, language) => {
  test('are legible and whole in every language', async () => {
    const agent = await newAgent();
    const downline = await newMember(agent);
    await signed(agent, downline, 'realtime', '1');
    const page = await enter(agent, '/agent/agentContracts?side=upline', { viewport, colorScheme, language });
    for (const [address, title] of titles[language]) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await settled(page.locator('main'));
      expect(await seriousFor(page, 'main'), address).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), address).toBeLessThan(
        1,
      );
    }
  });
});

const addresses = [
  '/agent/agentContracts?side=upline',
  '/agent/agentContracts',
  '/agent/agentDividendRecordCopy2',
  '/agent/agentRealtimeSalary',
] as const;
const named = (...names: readonly string[]) => addresses.map((address, place) => [address, names[place]!] as const);
const titles = {
  lo: named('ສັນຍາ', 'ສັນຍາ', 'ເງິນປັນຜົນ', 'ເງິນເດືອນທັນທີ'),
  cn: named('契约', '契约', '分红', '实时工资'),
} as const;
