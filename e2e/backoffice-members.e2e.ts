import { type Page, type Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { call, newUsername } from './support/api.ts';
import { expectNoSideways, rowOf, work } from './support/backoffice.ts';
import { on } from './support/devices.ts';
import { newMember } from './support/member.ts';
import { runBin } from './support/platform.ts';
import { fund, gameOf, play } from './support/play.ts';
import { thisPlatform } from './support/this-platform.ts';
import { enterPage } from './support/windows.ts';
import { spoken } from './support/words.ts';

const { siteUrl, environment } = thisPlatform();

/** Kinds of movements as codes of the journal; screens show words. */
const CODES = /\b(stake|win|correction|adjustment|gift|rollback)\b/;

describe.each(on('desktop'))('an employee on a %s', (_, viewport) => {
  test('finds a member by name, opens the member and reads the balance', async () => {
    const member = await newMember();
    const correction = ['correct', member.username, '50000', '--reason', 'Waited long for us'];
    expect(await runBin('champa', correction, environment)).toMatchObject({ code: 0 });
    const game = await gameOf('RNG');
    await play(member.id, game, [{ stake: 1000, win: 2500 }]);

    const page = await work('/members', { viewport });
    await search(page, member.username);
    await expect.poll(() => page.locator('tbody tr').count()).toBe(1);
    await expectNoSideways(page);
    await page.getByRole('link', { name: member.username }).click();
    await page.waitForURL(({ hash }) => hash === `#/members/${member.id}/show`);
    await page.getByText('51,500.00').waitFor();
    await page.getByText('Active', { exact: true }).waitFor();

    await page.getByRole('tab', { name: 'Money' }).click();
    await rowOf(page, 'Waited long for us').getByText('Correction').waitFor();
    await rowOf(page, '+50,000.00').waitFor();
    await rowOf(page, '-1,000.00').getByText('Stake').waitFor();
    await rowOf(page, '+2,500.00').getByText('Win').waitFor();
    expect(await page.locator('tbody').last().innerText()).not.toMatch(CODES);
    await expectNoSideways(page);

    await page.reload();
    await rowOf(page, '-1,000.00').waitFor();
    await page.getByRole('tab', { name: 'Rounds' }).click();
    await rowOf(page, game.gameName).getByText('+1,500.00').waitFor();
    await expectNoSideways(page);

    await page.goBack();
    await rowOf(page, '-1,000.00').waitFor();
    await page.goBack();
    await page.getByText('51,500.00').waitFor();
    await page.goBack();
    await expect.poll(() => page.getByPlaceholder('Search').inputValue()).toBe(member.username);
  });

  test('suspends a member, who is told at sign-in, and lets the member play again', async () => {
    const member = await newMember();
    const page = await work(`/members/${member.id}/show`, { viewport });
    const changes: Request[] = [];
    page.on('request', (request) => request.method() === 'PUT' && changes.push(request));

    await page.getByRole('button', { name: 'Suspend' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(`${member.username} is signed out at once`).waitFor();
    expect(await dialog.getByRole('button', { name: 'Confirm' }).isDisabled()).toBe(true);
    await dialog.getByLabel('Reason (kept in the log)').fill('he asked for it');
    await dialog.getByRole('button', { name: 'Confirm' }).dblclick();
    await page.getByText('Done').waitFor();
    await page.getByText('Suspended').waitFor();
    expect(changes).toHaveLength(1);

    expect((await call(siteUrl, 'GET', '/api/member', undefined, member.token)).status).toBe(401);
    const site = await enterPage(null, '/login', { viewport });
    const door = site.getByRole('dialog');
    await door.getByLabel(spoken.en.username, { exact: true }).fill(member.username);
    await door.getByLabel(spoken.en.password, { exact: true }).fill(member.password);
    await door.locator('button[type="submit"]').filter({ hasText: spoken.en.login }).click();
    await site.getByText(spoken.en['error.ACCOUNT_DISABLED']).waitFor();

    await page.getByRole('button', { name: 'Let play again' }).click();
    await dialog.getByText(`${member.username} can sign in and play again.`).waitFor();
    await dialog.getByLabel('Reason (kept in the log)').fill('the matter is settled');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('button', { name: 'Suspend' }).waitFor();
    // The sessions of before stay ended.
    expect((await call(siteUrl, 'GET', '/api/member', undefined, member.token)).status).toBe(401);
    const again = { username: member.username, password: member.password };
    expect(await call(siteUrl, 'POST', '/api/session', again)).toMatchObject({ success: true });
  });

  test('two employees suspend the same member: the second sees the current state', async () => {
    const member = await newMember();
    const pages = [
      await work(`/members/${member.id}/show`, { viewport }),
      await work(`/members/${member.id}/show`, { viewport }),
    ];
    for (const page of pages) {
      await page.getByRole('button', { name: 'Suspend' }).click();
      await page.getByLabel('Reason (kept in the log)').fill('seen twice');
    }
    for (const page of pages) {
      await page.getByRole('button', { name: 'Confirm' }).click();
      await page.getByRole('button', { name: 'Let play again' }).waitFor();
    }
  });
});

test('a member without data, an unknown name, a member who does not exist', async () => {
  const member = await newMember();
  const page = await work(`/members/${member.id}/show/rounds`);
  await page.getByText('No Rounds found').waitFor();
  await page.goto(page.url().replace('rounds', 'movements'));
  await page.getByText('No Movements found').waitFor();

  await page.getByRole('menuitem', { name: 'Members', exact: true }).click();
  await search(page, newUsername());
  await page.getByText('No Members found using the current filters.').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('link', { name: member.username }).waitFor();

  await page.goto(page.url().replace(/#.*/, '#/members/987654321/show'));
  await page.getByText(/does not exist/).waitFor();
  await page.waitForURL(({ hash }) => hash === '#/members');
});

test('movements continue on a second page; a list’s page and length are in its URL', async () => {
  const member = await newMember();
  for (let amount = 1; amount <= 26; amount += 1) await fund(member.id, amount);
  const page = await work(`/members/${member.id}/show/movements`);
  await rowOf(page, '+26.00').waitFor();
  expect(await page.locator('tbody').last().locator('tr').count()).toBe(25);
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await rowOf(page, '+1.00').waitFor();

  await page.goto(page.url().replace(/#.*/, '#/members?page=2&perPage=5'));
  await page.getByText(/^6-10 of/).waitFor();
  await page.getByRole('button', { name: 'Go to previous page' }).click();
  await page.getByText(/^1-5 of/).waitFor();
  await page.getByRole('link', { name: member.username }).waitFor();
  await page.goBack();
  await page.getByText(/^6-10 of/).waitFor();
  await page.reload();
  await page.getByText(/^6-10 of/).waitFor();
});

async function search(page: Page, username: string): Promise<void> {
  await page.getByPlaceholder('Search').fill(username);
}
