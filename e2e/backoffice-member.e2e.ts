import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { call } from './support/api.ts';
import { seriousFor } from './support/axe.ts';
import { expectNoSideways, rowOf, work } from './support/backoffice.ts';
import { desktop, phone } from './support/browser.ts';
import { sql } from './support/database.ts';
import { type Member, newMember } from './support/member.ts';
import { thisPlatform } from './support/this-platform.ts';

const { siteUrl, backofficeUrl } = thisPlatform();

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

/** Presses a button that asks for more, and confirms with this reason. */
async function act(
  page: Page,
  button: string,
  reason: string,
  fill?: (dialog: ReturnType<Page['getByRole']>) => Promise<void>,
) {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await fill?.(dialog);
  await dialog.getByLabel('Reason (kept in the log)').fill(reason);
  await dialog.getByRole('button', { name: 'Confirm' }).dblclick();
  await dialog.waitFor({ state: 'detached' });
}

async function refused(page: Page, method: 'PUT' | 'POST', member: Member, path: string, body: object): Promise<void> {
  const token = await page.evaluate(() => sessionStorage.getItem('staff_token')!);
  const answer = await call(backofficeUrl, method, `/api/admin/members/${member.id}${path}`, body, token);
  expect(answer).toMatchObject({ status: 403, code: 'FORBIDDEN' });
}

test('customer service finds a member by mailbox, notes, tags, writes, and signs them out; money is not theirs to move', async () => {
  const member = await newMember();
  const email = `${member.username}@champa.la`.toLowerCase();
  await sql('UPDATE member.profile SET email = $2 WHERE member_id = $1', [member.id, email]);
  const page = await work('/members', { viewport: desktop }, 'seng');
  await page.getByRole('combobox', { name: 'Search by' }).click();
  await page.getByRole('option', { name: 'E-mail' }).click();
  await page.getByPlaceholder('Search').fill(email.toUpperCase());
  await page.getByRole('link', { name: member.username }).waitFor();
  await expect.poll(() => decodeURIComponent(page.url())).toContain(email.toUpperCase());
  await page.reload();
  await page.getByRole('link', { name: member.username }).click();

  await tab(page, 'Notes');
  await page.getByLabel('Note for other employees').fill('Lost the telephone; very polite');
  await page.getByRole('button', { name: 'Add the note' }).dblclick();
  await rowOf(page, 'very polite').getByText('seng').waitFor();
  expect(await page.getByRole('row').filter({ hasText: 'very polite' }).count()).toBe(1);
  await act(page, 'Change tags', 'for the next call', (dialog) => dialog.getByLabel('Tags').fill('Call-Back'));
  await page.getByText('call-back').waitFor();
  expect(await seriousFor(page, 'html')).toEqual([]);

  await tab(page, 'Messages');
  await act(page, 'Write a message', 'as promised', async (dialog) => {
    await dialog.getByLabel('Title · English').fill('We called you');
    await dialog.getByLabel('Text · English').fill('Please call back.');
    await dialog.getByLabel('Reason (kept in the log)').fill('as promised');
    // The brand’s own language is missing: said in the dialog, where what was typed stays.
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await dialog.getByRole('alert').waitFor();
    await dialog.getByLabel('Title · ລາວ').fill('ພວກເຮົາໂທຫາທ່ານ');
    await dialog.getByLabel('Text · ລາວ').fill('ກະລຸນາໂທກັບ.');
  });
  await rowOf(page, 'We called you').waitFor();
  const { value } = await call(siteUrl, 'GET', '/api/inbox?language=en', undefined, member.token);
  expect(value.list.filter(({ title }: { title: string }) => title === 'We called you')).toHaveLength(1);

  await tab(page, 'Sign-ins');
  await act(page, 'End all sessions', 'somebody else has the telephone');
  expect((await call(siteUrl, 'GET', '/api/member', undefined, member.token)).status).toBe(401);

  await tab(page, 'Money');
  await page.getByText('Balances', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Correct cash' }).count()).toBe(0);
  await refused(page, 'POST', member, '/corrections', {
    amount: '1000',
    reason: 'not my work',
    idempotencyKey: randomUUID(),
  });
});

test('a cashier corrects a balance once, is told what cannot be, and suspends nobody', async () => {
  const member = await newMember(5000);
  const page = await work(`/members/${member.id}/show/movements`, { viewport: desktop }, 'noy');
  await act(page, 'Correct cash', 'Paid out twice by mistake', async (dialog) => {
    await dialog.getByText(`The cash of ${member.username} changes at once`).waitFor();
    await dialog.getByLabel('Amount, as 5000 or -250.50').fill('-6000');
    await dialog.getByLabel('Reason (kept in the log)').fill('Paid out twice by mistake');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await dialog.getByRole('alert').waitFor();
    await dialog.getByLabel('Amount, as 5000 or -250.50').fill('-2000');
  });
  await rowOf(page, 'Paid out twice by mistake').getByText('-2,000.00').waitFor();
  expect(await page.getByRole('row').filter({ hasText: 'Paid out twice' }).count()).toBe(1);
  const { value } = await call(siteUrl, 'GET', '/api/wallet/balance', undefined, member.token);
  expect(value.balance).toBe('3000.00');
  expect(await page.getByRole('button', { name: 'Suspend' }).count()).toBe(0);
  await refused(page, 'PUT', member, '/status', { status: 'suspended', reason: 'not my work' });
});

test('on a phone, risk locks a member’s play, who is told at the game, and sees it in the log of the member', async () => {
  const member = await newMember(5000);
  const page = await work(`/members/${member.id}/show`, { viewport: phone }, 'phet');
  await act(page, 'Lock play', 'two accounts at one table');
  await page.getByRole('button', { name: 'Unlock play' }).waitFor();
  await expectNoSideways(page);
  const { value } = await call(siteUrl, 'GET', '/api/games?category=RNG&pageSize=1');
  const game = `/api/games/launch?nodeId=${value.games[0].nodeId}&device=mobile`;
  const launch = await call(siteUrl, 'GET', game, undefined, member.token);
  expect(launch).toMatchObject({ code: 'PLAY_LOCKED' });
  await act(page, 'Unlock play', 'it was a family');
  await page.getByRole('button', { name: 'Lock play' }).waitFor();
});
