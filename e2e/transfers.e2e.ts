import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { call } from './support/api.ts';
import { phone } from './support/browser.ts';
import { sql } from './support/database.ts';
import { on } from './support/devices.ts';
import { PAYMENT_PASSWORD } from './support/identity.ts';
import { type Member, newMember, withPaymentPassword } from './support/member.ts';
import { PATIENT } from './support/patience.ts';
import { newInLine, putUnder } from './support/team.ts';
import { thisPlatform } from './support/this-platform.ts';
import { enterPage } from './support/windows.ts';

const { siteUrl, studioUrl } = thisPlatform();
const FRAGILE = 'QUARTZNINE';
/** The fault of the connection to one studio: its answers to transfers are lost, or it is unreachable. */
let trouble: 'none' | 'lose-answers' | 'away' = 'none';
let line: Server;
let launchUrl: string;

beforeAll(async () => {
  line = createServer((request, response) => {
    void carry(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const [vendor] = await sql<{ launch_url: string }>('SELECT launch_url FROM vendors.vendor WHERE code = $1', [
    FRAGILE,
  ]);
  launchUrl = vendor!.launch_url;
  await leadTo(`http://127.0.0.1:${(line.address() as AddressInfo).port}/vendors/${FRAGILE}`);
});
afterEach(async () => {
  trouble = 'none';
});
afterAll(async () => {
  await leadTo(launchUrl);
  line.closeAllConnections();
  line.close();
});

const leadTo = (address: string) =>
  sql('UPDATE vendors.vendor SET launch_url = $2 WHERE code = $1', [FRAGILE, address]);

const carry: (...of: Parameters<Parameters<typeof createServer>[1] & {}>) => Promise<void> = async (
  request,
  response,
) => {
  const body = Buffer.from(await new Response(request as never).arrayBuffer());
  if (trouble === 'away') return void request.socket.destroy();
  const signature = String(request.headers['x-hub88-signature'] ?? '');
  const headers = { 'content-type': 'application/json', 'x-hub88-signature': signature };
  const answer = await fetch(new URL(request.url!, studioUrl), { method: 'POST', headers, body });
  const text = await answer.text();
  if (trouble === 'lose-answers' && request.url!.includes('/wallet/transfer')) return void request.socket.destroy();
  response.writeHead(answer.status, { 'x-hub88-signature': answer.headers.get('x-hub88-signature') ?? '' }).end(text);
};

const fund = (page: Page) => page.getByRole('region', { name: 'Transfer funds' });
const status = (page: Page, text: string) => page.getByRole('status').getByText(text).first();
const cashOf = async ({ token }: Member) =>
  (await call(siteUrl, 'GET', '/api/wallet/balance', undefined, token)).value.balance as string;

/** Asks the studio now about a move whose answer was lost, instead of later. */
async function askSooner({ token }: Member): Promise<void> {
  const { value } = await call(siteUrl, 'GET', '/api/wallet/moves', undefined, token);
  await sql(
    `SELECT FROM graphile_worker.reschedule_jobs(
       ARRAY(SELECT id FROM graphile_worker.jobs WHERE key = $1), run_at => now())`,
    [`transfers_resolve_move:${value.list[0].id}`],
  );
}

async function chooseStudio(page: Page, name: string): Promise<void> {
  await fund(page)
    .getByRole('button', { name: /Emberforge|Quartz Nine/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Choose a studio' });
  await dialog.getByLabel('Search a studio').fill(name.slice(0, 4));
  await dialog.getByRole('button', { name: new RegExp(name) }).click();
  await dialog.waitFor({ state: 'detached' });
}

describe.each(on('desktop'))('wallets on a %s', (_device, viewport) => {
  test('money is moved to a studio, is shown there, and returns with one press', async () => {
    const member = await newMember(50_000);
    const page = await enterPage(member, '/member/transferFund', { viewport });
    await chooseStudio(page, 'Emberforge');
    await fund(page).getByText('Available: ₭50,000.00').waitFor();
    await fund(page).getByRole('button', { name: '50%' }).click();
    await fund(page).getByRole('button', { name: 'Transfer', exact: true }).click();
    await status(page, 'From Main wallet to Emberforge.').waitFor();
    await fund(page).getByRole('button', { name: 'Another transfer' }).click();
    await fund(page).getByText('Main wallet → Emberforge').waitFor();

    await page.goto('/member/wallet');
    const wallets = page.getByRole('region', { name: 'My wallets' });
    await wallets.getByText('₭50,000.00').first().waitFor();
    await wallets.getByRole('region', { name: 'Main wallet' }).getByText('₭25,000.00').waitFor();
    await wallets.getByRole('region', { name: 'Wallets of studios' }).getByText('₭25,000.00').waitFor();
    await wallets.getByRole('button', { name: 'Bring everything back' }).click();
    await wallets.getByText('Emberforge: ₭25,000.00 is back').waitFor();
    await wallets.getByRole('region', { name: 'Main wallet' }).getByText('₭50,000.00').waitFor();
    expect(await cashOf(member)).toBe('50000.00');
    await wallets.getByRole('button', { name: 'Bring everything back' }).click();
    await wallets.getByText('Everything is in your main wallet already.').waitFor();
  });

  test('the direction is swapped, and an impossible move is explained before it is sent', async () => {
    const member = await newMember(50_000);
    const page = await enterPage(member, '/member/transferFund', { viewport });
    const submit = fund(page).getByRole('button', { name: 'Transfer', exact: true });
    await fund(page).getByLabel('Amount').fill('50000.01');
    await submit.click();
    await fund(page).getByText('There is less: ₭50,000.00.').waitFor();
    await fund(page).getByLabel('Amount').fill('much');
    await submit.click();
    await fund(page).getByRole('alert').waitFor();
    // Refused again, it gets the focus again.
    await submit.click();
    await page.locator('input[inputmode=decimal]:focus').waitFor();
    await fund(page).getByRole('button', { name: 'Swap from and to' }).click();
    await fund(page).getByText('Nothing is there to transfer.').waitFor();
    const { value } = await call(siteUrl, 'GET', '/api/wallet/moves', undefined, member.token);
    expect(value.total).toBe(0);
  });

  test('a studio that does not answer: explained in plain words, and completed automatically when it does', async () => {
    const member = await newMember(50_000);
    const page = await enterPage(member, '/member/transferFund', { viewport });
    await chooseStudio(page, 'Quartz Nine');
    trouble = 'lose-answers';
    await fund(page).getByLabel('Amount').fill('12000');
    await fund(page).getByRole('button', { name: 'Transfer', exact: true }).click();
    await status(page, 'The studio has not answered yet. Your money is safe; we keep asking.').waitFor();
    trouble = 'none';
    await askSooner(member);
    await status(page, 'From Main wallet to Quartz Nine.').waitFor(PATIENT);

    trouble = 'away';
    await page.goto('/member/wallet');
    await page.getByText('Not certain to the last unit').waitFor();
    await page.getByText(/No answer\. Last known \d{2} \w{3} \d{4}/).waitFor();
    await page.getByRole('button', { name: 'Bring everything back' }).click();
    await page.getByText(/Quartz Nine: no answer\. Your money is safe there/).waitFor();
    trouble = 'none';
    await page.getByRole('button', { name: 'Bring everything back' }).click();
    await page.getByText('Quartz Nine: ₭12,000.00 is back').waitFor();
    expect(await cashOf(member)).toBe('50000.00');
    const { value } = await call(siteUrl, 'GET', '/api/wallet/moves', undefined, member.token);
    expect(value.list.map(({ state }: { state: string }) => state)).toEqual(['confirmed', 'confirmed']);
  });
});

test('a game of such a studio opens with the money in it, plays with it, and leaving returns it', async () => {
  const member = await newMember(50_000);
  const { value } = await call(
    siteUrl,
    'GET',
    '/api/games?category=RNG&vassalage=EMBERFORGE&gameName=Raven%20Lord&language=en',
  );
  const page = await enterPage(member, `/play/${value.games[0].nodeId}`, { viewport: phone });
  const game = page.frameLocator('iframe');
  const spin = game.getByRole('button', { name: /^spin/i, disabled: false }).first();
  await spin.waitFor({ timeout: 60_000 });
  expect(await cashOf(member)).toBe('0.00');
  const over = page.waitForResponse(/\/api\/play$/);
  await spin.dispatchEvent('click');
  // The round is over with its answer. Showing it can take long: it may have won free spins.
  await over;
  const left = page.waitForResponse(/leave-game/);
  await page.getByRole('button', { name: 'Back' }).click();
  await left;
  await expect
    .poll(
      async () => {
        const { value: all } = await call(siteUrl, 'GET', '/api/wallet/consolidated', undefined, member.token);
        return [all.vendors.every((each: { balance: string }) => each.balance === '0.00'), all.cash === all.total];
      },
      { timeout: 60_000 },
    )
    .toEqual([true, true]);
});

describe.each(on('desktop'))('transfers along an agent line on a %s', (_device, viewport) => {
  const line = (page: Page) => page.getByRole('region', { name: 'Transfer to upline' });

  test('a member sends to the upline: reviewed, with the payment password, reported to both', async () => {
    const upline = await newMember(50_000);
    const member = await withPaymentPassword(await newInLine({ under: upline, cash: 50_000 }));
    const page = await enterPage(member, '/member/transferUpline', { viewport });
    await line(page).getByLabel('Amount').fill('9000');
    await line(page).getByRole('button', { name: 'Look it over' }).click();
    await line(page).getByRole('alert').waitFor();
    await line(page).getByLabel('Amount').fill('15000');
    await line(page).getByRole('button', { name: 'Look it over' }).click();
    await line(page).getByText('A transfer to another member cannot be taken back.').waitFor();
    await line(page).getByText(/\*{4}/).first().waitFor();
    const password = line(page).getByLabel('Payment password', { exact: true });
    await password.fill('000000');
    await line(page).getByRole('button', { name: 'Transfer now' }).click();
    await line(page).getByText('The payment password is wrong.').waitFor();
    await password.fill(PAYMENT_PASSWORD);
    await line(page).getByRole('button', { name: 'Transfer now' }).click();
    await status(page, 'Transferred').waitFor();
    await line(page)
      .getByText(/^To .*\*{4}/)
      .waitFor();
    expect([await cashOf(member), await cashOf(upline)]).toEqual(['35000.00', '65000.00']);
    const { value } = await call(siteUrl, 'GET', '/api/inbox?language=en', undefined, upline.token);
    // Beside the house's welcome message, which arrives a moment later.
    const told = { kind: 'transfer_received', title: 'Transfer received' };
    expect(value.list).toContainEqual(expect.objectContaining(told));
  });

  test('an agent finds a member of the team by name, and nobody else', async () => {
    const agent = await withPaymentPassword(await newInLine({ isAgent: true, cash: 50_000 }));
    const [member, stranger] = [await newInLine({ under: agent, cash: 50_000 }), await newMember()];
    const page = await enterPage(agent, '/member/transferUpline', { viewport });
    const name = line(page).getByLabel('Username of the member');
    await name.fill(stranger.username);
    await line(page).getByRole('button', { name: 'Find' }).click();
    await line(page).getByText('Nobody of your line has this name.').waitFor();
    await name.fill(member.username);
    await line(page).getByRole('button', { name: 'Find' }).click();
    await line(page).getByText('To a member of my line').waitFor();
    await line(page).getByLabel('Amount').fill('10000');
    await line(page).getByRole('button', { name: 'Look it over' }).click();
    await line(page).getByLabel('Payment password', { exact: true }).fill(PAYMENT_PASSWORD);
    await line(page).getByRole('button', { name: 'Transfer now' }).click();
    await status(page, 'Transferred').waitFor();
    expect(await cashOf(member)).toBe('60000.00');
  });

  test('a member without an upline, or without a payment password, is told so and how to continue', async () => {
    const [upline, member] = [await newMember(), await newMember(50_000)];
    const page = await enterPage(member, '/member/transferUpline', { viewport });
    await page.getByText('You have no upline').waitFor();
    await putUnder(member, upline);
    await page.reload();
    await line(page).getByLabel('Amount').fill('10000');
    await line(page).getByRole('button', { name: 'Look it over' }).click();
    await line(page).getByLabel('Payment password', { exact: true }).fill('123456');
    await line(page).getByRole('button', { name: 'Transfer now' }).click();
    await line(page).getByRole('link', { name: 'Set a payment password' }).click();
    await page.waitForURL(/securityCenter.*panel=paymentPassword/);
  });
});
