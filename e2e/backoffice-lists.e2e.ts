import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { call, playFree } from './support/api.ts';
import { expectNoSideways, rowOf, staffSession, work } from './support/backoffice.ts';
import { phone } from './support/browser.ts';
import { on } from './support/devices.ts';
import { untilSearch } from './support/lobby.ts';
import { newMember } from './support/member.ts';
import { thisPlatform } from './support/this-platform.ts';
import { enterPage } from './support/windows.ts';
import { spoken } from './support/words.ts';

const { siteUrl, backofficeUrl } = thisPlatform();
/** A vendor that no other journey uses. */
const VENDOR = { vassalage: 'PIXELPADDY', name: 'Pixel Paddy' } as const;

/** Goods of the demo. */
const GOODS = '/api/admin/points/goods/umbrella';

describe.each(on('desktop'))('an employee on a %s', (_, viewport) => {
  test('opens a deposit, filters the list by state, and opens the member behind it', async () => {
    const member = await newMember();
    const wish = { method: 'laoqr', amount: '50000', idempotencyKey: crypto.randomUUID() };
    const begun = await call(siteUrl, 'POST', '/api/wallet/deposits', wish, member.token);
    expect(begun).toMatchObject({ success: true });

    const page = await work('/deposits', { viewport });
    const row = rowOf(page, member.username);
    await row.getByText('QR code · laoqr').waitFor();
    await row.getByText('50,000.00').waitFor();
    await row.getByText('Pending').waitFor();
    await expectNoSideways(page);

    await narrow(page, 'Refunded');
    await row.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('combobox', { name: 'State' }).getByText('Refunded').waitFor();
    expect(await row.count()).toBe(0);
    await narrow(page, 'Pending');
    await row.waitFor();
    await narrow(page, 'All');
    await row.getByRole('link', { name: member.username }).click();
    await page.waitForURL(({ hash }) => hash === `#/members/${member.id}/show`);
    await page.getByRole('button', { name: 'Suspend' }).waitFor();
  });

  test('chooses columns and keeps a search under a name; both are there after a reload', async () => {
    const page = await work('/games', { viewport });
    const heading = page.getByRole('columnheader', { name: 'RTP, %' });
    await heading.waitFor();
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('switch', { name: 'RTP, %' }).click();
    await page.keyboard.press('Escape');
    await heading.waitFor({ state: 'detached' });

    await chooseState(page, 'Under maintenance');
    await rowOf(page, 'Shown').first().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Saved searches' }).click();
    await page.getByRole('menuitem', { name: 'Save this search' }).click();
    await page.getByLabel('Query name').fill('Not playable');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await chooseState(page, 'All');
    await rowOf(page, 'Shown').first().waitFor();
    await page.reload();
    await rowOf(page, 'Shown').first().waitFor();
    expect(await heading.count()).toBe(0);
    await page.getByRole('button', { name: 'Saved searches' }).click();
    await page.getByRole('menuitem', { name: 'Not playable' }).click();
    await page.getByRole('combobox', { name: 'State' }).getByText('Under maintenance').waitFor();
    await rowOf(page, 'Shown').first().waitFor({ state: 'detached' });
  });

  test('disables a vendor, which the player is told at the game, and enables it again', async () => {
    onTestFinished(() => switchOn(VENDOR.vassalage));
    const member = await newMember();
    const games = `/api/games?vassalage=${VENDOR.vassalage}&pageSize=1`;
    const { nodeId } = (await call(siteUrl, 'GET', games)).value.games[0];
    const page = await work('/vendors', { viewport });
    const row = rowOf(page, VENDOR.vassalage);
    await row.getByText('Slots').waitFor();
    await row.getByText('Hub88').waitFor();
    await expectNoSideways(page);

    await row.getByRole('button', { name: 'Switch off' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(`Players can no longer open games of ${VENDOR.name}.`).waitFor();
    await decide(page, 'its settlement is late');
    await row.getByRole('button', { name: 'Switch on' }).waitFor();
    await row.getByText('No', { exact: true }).waitFor();
    const game = await enterPage(member, `/play/${nodeId}`, { viewport });
    await game.getByText(spoken.en['error.GAME_MAINTENANCE']).first().waitFor();
    await game.getByRole('link', { name: 'To the games' }).click();
    await untilSearch(game, { filter: 'HOT' });

    await row.getByRole('button', { name: 'Switch on' }).click();
    await decide(page, 'it is settled now');
    await row.getByRole('button', { name: 'Switch off' }).waitFor();
    const launch = `/api/games/launch?nodeId=${nodeId}`;
    await expect.poll(async () => (await call(siteUrl, 'GET', launch, undefined, member.token)).success).toBe(true);
  });

  test('changes the stock of goods, with a reason, and never to less than nothing', async () => {
    const page = await work('/goods', { viewport });
    const stock = async () => (await call(backofficeUrl, 'GET', GOODS, undefined, await staffSession())).value.stock;
    const before: number = await stock();
    const row = rowOf(page, 'umbrella');
    await row.getByText('Parcel').waitFor();
    await expectNoSideways(page);

    await row.getByRole('link', { name: 'umbrella' }).click();
    await page.getByRole('button', { name: 'Change the stock' }).click();
    const dialog = page.getByRole('dialog');
    const change = dialog.getByLabel(/^Change of the stock/);
    await change.fill(String(-before - 1));
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('The form is not valid. Please check for errors').waitFor();
    await dialog.getByLabel('Reason (kept in the log)').fill('counted again');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await dialog.getByText(spoken.en['error.OUT_OF_STOCK']).waitFor();

    await change.fill('5');
    await dialog.getByRole('button', { name: 'Confirm' }).dblclick();
    await page.getByText(`Stock: ${before + 5}`).waitFor();
    await expectNoSideways(page);
    expect(await stock()).toBe(before + 5);
  });

  test('reads the trial balance in words; its sum is zero', async () => {
    // A trial account has play money: the members' cash then has two rows, one for each currency.
    await playFree(siteUrl);
    const page = await work('/accounts', { viewport });
    const membersIn = (currency: string) => rowOf(page, 'All members').filter({ hasText: currency });
    await membersIn('LAK').getByText('Cash', { exact: true }).waitFor();
    await membersIn('PLAY').getByText('Cash', { exact: true }).waitFor();
    await page.getByText('Sum in LAK: 0.00').waitFor();
    expect(await page.locator('tbody').innerText()).not.toMatch(/agent_pool|\b(budget|escrow|settlement)\b/);
    await expectNoSideways(page);
  });
});

test('a group of the menu is opened and closed, stays so, and is open where its screen is', async () => {
  const page = await work('/deposits');
  const group = page.getByRole('menuitem', { name: 'Brand and staff' });
  const entry = page.getByRole('menuitem', { name: 'Audit log' });
  await entry.waitFor();
  await group.click();
  await entry.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('menuitem', { name: 'Withdrawals' }).waitFor();
  expect(await group.getAttribute('aria-expanded')).toBe('false');
  expect(await entry.count()).toBe(0);
  await page.goto(`${backofficeUrl}/#/roles`);
  await entry.waitFor();
});

test('every screen opens from the menu of a phone, and no request finds nothing', async () => {
  const missing: string[] = [];
  const page = await work('/members', { viewport: phone });
  page.on('response', (answer) => answer.status() >= 400 && missing.push(`${answer.status()} ${answer.url()}`));
  await page.reload();
  for (const [entry, shown] of [
    ['Deposits', 'State'],
    ['Vendors', 'Naga Spin Studio'],
    ['Points mall', 'From rank'],
    ['Ledger', 'All members'],
    ['Staff', 'Last sign-in'],
    ['Roles', 'shift_lead'],
    ['Audit log', 'Address'],
    ['Members', 'Registered'],
  ] as const) {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('menuitem', { name: entry, exact: true }).click();
    await page.getByText(shown).first().waitFor();
    await expectNoSideways(page);
  }
  expect(missing).toEqual([]);
  // Browsers request a default icon for a page without one.
  const icon = await page.locator('link[rel="icon"]').getAttribute('href');
  expect((await fetch(new URL(icon!, backofficeUrl))).status).toBe(200);
});

/** The list follows shortly after the choice: until the URL shows it, the choice would undo another navigation. */
async function chooseState(page: Page, state: string): Promise<void> {
  await page.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('listbox').getByText(state, { exact: true }).click();
}

async function narrow(page: Page, state: 'All' | 'Pending' | 'Refunded'): Promise<void> {
  await chooseState(page, state);
  await page.waitForURL(({ hash }) => {
    const [, narrowedTo] = /"state":"(\w+)"/.exec(decodeURIComponent(hash)) ?? [];
    return (narrowedTo ?? 'all') === state.toLowerCase();
  });
}

async function decide(page: Page, reason: string): Promise<void> {
  await page.getByLabel('Reason (kept in the log)').fill(reason);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Restores the vendor even if the journey fails. */
async function switchOn(vassalage: string): Promise<void> {
  const change = { enabled: true, reason: 'the journey is over' };
  const path = `/api/admin/vendors/${vassalage}/status`;
  await call(backofficeUrl, 'PUT', path, change, await staffSession());
}
