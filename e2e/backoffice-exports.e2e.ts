import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { call } from './support/api.ts';
import { seriousFor } from './support/axe.ts';
import { expectNoSideways, staffSession, work } from './support/backoffice.ts';
import { on } from './support/devices.ts';
import { newMember } from './support/member.ts';
import { thisPlatform } from './support/this-platform.ts';

const { backofficeUrl } = thisPlatform();

describe.each(on('desktop'))('an employee on a %s', (_, viewport) => {
  test('exports a list narrowed to a name, watches it, and gets its file', async () => {
    const member = await newMember();
    const filter = encodeURIComponent(JSON.stringify({ search: member.username }));
    const page = await work(`/members?filter=${filter}`, { viewport });
    await page.getByRole('link', { name: member.username }).waitFor();
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('dialog').getByText('Only you can download it, for a day.').waitFor();
    await page.getByLabel('Reason (kept in the log)').fill('a list for the auditor');
    await page.getByRole('button', { name: 'Confirm' }).click();

    await page.waitForURL(({ hash }) => hash.startsWith('#/exports'));
    const row = page.locator('tbody tr').first();
    await row.getByText('Members').waitFor();
    await row.getByText('Ready').waitFor();
    await expectNoSideways(page);
    const saved = page.waitForEvent('download');
    await row.getByRole('button', { name: 'Download' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^members-[\d-]+\.csv$/);
    const [head, line, ...others] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
    expect(head).toContain('id,username,nickname,status');
    expect(line).toContain(`${member.id},${member.username},`);
    expect(others).toEqual([]);

    await page.goto(`${backofficeUrl}/#/audit`);
    await page.getByText('Export downloaded').first().waitFor();
    await page.getByText('a list for the auditor').first().waitFor();
  });
});

test('whoever may export nothing finds neither the screen nor a button, and is refused by the server', async () => {
  const page = await work('/members', {}, 'seng');
  await page.getByRole('table').waitFor();
  expect(await page.getByRole('menuitem', { name: 'Exports' }).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Export' }).count()).toBe(0);
  const asked = { reason: 'only to see' };
  const refused = await call(backofficeUrl, 'POST', '/api/admin/members/export', asked, await staffSession('seng'));
  expect(refused).toMatchObject({ code: 'FORBIDDEN' });
});

test('keys open screens, search everything, and list themselves; never while somebody types', async () => {
  const member = await newMember();
  const page = await work('/members');
  await page.getByRole('table').waitFor();
  await page.locator('body').press('g');
  await page.locator('body').press('d');
  await page.waitForURL(({ hash }) => hash.startsWith('#/deposits'));
  for (const key of ['g', 'c', 'b']) await page.locator('body').press(key);
  await page.waitForURL(({ hash }) => hash.startsWith('#/banners'));

  await page.locator('body').press('/');
  const field = page.getByRole('combobox', { name: 'Search everything' });
  await field.fill(member.username);
  await page.getByRole('option', { name: `${member.username} · ${member.id}` }).waitFor();
  await field.press('Enter');
  await page.waitForURL(({ hash }) => hash === `#/members/${member.id}/show`);

  await page.goto(`${backofficeUrl}/#/members`);
  const typing = page.getByPlaceholder('Search');
  await typing.pressSequentially('g d/?');
  expect(await typing.inputValue()).toBe('g d/?');
  expect(await page.getByRole('dialog').count()).toBe(0);

  await page.getByRole('heading').first().click();
  await page.keyboard.press('Shift+Slash');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await keys.getByText('Withdrawals').waitFor();
  expect(await seriousFor(page, '[role=dialog]')).toEqual([]);
  const listed = await keys.locator('dd').allInnerTexts();
  await keys.getByRole('button', { name: 'Close' }).click();
  await keys.waitFor({ state: 'hidden' });

  // Before a name may stand how many wait.
  const inMenu = (await page.locator('[role=menuitem][href^="#/"]').allInnerTexts()).map((text) =>
    text.split('\n').at(-1)!,
  );
  expect(inMenu.length).toBeGreaterThan(50);
  await page.locator('body').press('/');
  for (const screen of inMenu.filter((name) => !listed.includes(name))) {
    await field.fill(screen);
    await page.getByRole('option', { name: screen, exact: true }).waitFor();
  }
});
