import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { call } from './support/api.ts';
import { seriousFor } from './support/axe.ts';
import { expectNoSideways, rowOf, staffSession, work } from './support/backoffice.ts';
import { desktop, phone } from './support/browser.ts';
import { newMember } from './support/member.ts';
import { newTeam } from './support/team.ts';
import { thisPlatform } from './support/this-platform.ts';

const { siteUrl, backofficeUrl } = thisPlatform();
const NOTHING = { head: 0, middle: 0, low: 0, side: 0, stranger: 0 };

/** Fills the dialog that is open, and confirms it. */
async function confirm(page: Page, fields: Readonly<Record<string, string>>, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label).fill(text);
  await dialog.getByLabel('Reason (kept in the log)').fill(reason);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
}

/** Follows the notice that something waits, and has a shift lead approve it. */
async function approvedByLead(page: Page): Promise<void> {
  await page.getByText('another person has to approve it').waitFor();
  await page.getByRole('link', { name: 'Open the request' }).click();
  await page.getByRole('heading', { name: 'What would change' }).waitFor();
  const [, id] = page.url().match(/approvals\/(\d+)/)!;
  const decision = { act: 'approve', reason: 'agreed with both' };
  const answer = await call(
    backofficeUrl,
    'PUT',
    `/api/admin/approvals/${id}/decision`,
    decision,
    await staffSession('keo'),
  );
  expect(answer).toMatchObject({ value: { state: 'approved' } });
}

test('whoever works with agents finds a member in the tree, sees what made a settlement, and moves a team with a second person', async () => {
  const { head, middle, low } = await newTeam(NOTHING);
  const page = await work('/agents', { viewport: desktop }, 'thip');
  await page.getByPlaceholder('Beginning of the username, or ID').fill(low.username);
  await rowOf(page, low.username).getByRole('link', { name: middle.username }).click();
  await page.getByRole('link', { name: head.username }).first().waitFor();

  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await page.getByText(`${middle.username} and the whole team hang below another upline`).waitFor();
  await confirm(page, { 'Username of the new upline': 'nobody-at-all' }, 'a mistake');
  await page.getByText('There is no member of this name').waitFor();
  await page.getByLabel('Username of the new upline').fill('');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await approvedByLead(page);
  await page.goto(`${backofficeUrl}/#/agents/${middle.id}/show`);
  await page.getByText('Moves to the top of the tree at').waitFor();
  await expectNoSideways(page);
  expect(await seriousFor(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Stop the move' }).click();
  await confirm(page, {}, 'they changed their minds');
  await page.getByRole('button', { name: 'Move', exact: true }).waitFor();

  const { value: khamla } = await call(
    backofficeUrl,
    'GET',
    '/api/admin/agents?search=khamla',
    undefined,
    await staffSession(),
  );
  await page.goto(`${backofficeUrl}/#/agents/${khamla.list[0].id}/show/settlements?kind=dividend`);
  await page.getByRole('row').nth(1).getByRole('link').click();
  await page.getByRole('heading', { name: 'How it came to be' }).waitFor();
  await page.getByRole('button', { name: 'Compute again from the rounds' }).click();
  await page.getByText('The rounds come to the same').waitFor();
});

test('an application is decided with the contact masked until it is revealed; the applicant becomes an agent', async () => {
  const member = await newMember();
  const application = {
    name: 'Bounmy',
    contact: 'bounmy@champa.la',
    website: '',
    plan: 'Friends of mine in Pakse, and my page.',
  };
  await call(siteUrl, 'POST', '/api/agents/application', application, member.token);
  const page = await work('/agentApplications', { viewport: phone }, 'thip');
  const row = rowOf(page, member.username);
  await row.getByText('b****@champa.la').waitFor();
  await row.getByRole('button', { name: 'Reveal' }).click();
  await confirm(page, {}, 'to call them back');
  await row.getByText('bounmy@champa.la').waitFor();
  await expectNoSideways(page);
  await row.getByRole('button', { name: 'Approve', exact: true }).click();
  await confirm(page, {}, 'known to us');
  await row.waitFor({ state: 'detached' });
  const { value } = await call(
    backofficeUrl,
    'GET',
    `/api/admin/agents/${member.id}`,
    undefined,
    await staffSession('thip'),
  );
  expect(value).toMatchObject({ type: 1 });
});

test('customer service neither finds the agents nor moves one; whoever works with agents pays nobody out', async () => {
  const member = await newMember();
  const page = await work('/members', { viewport: desktop }, 'seng');
  await page.getByRole('table').waitFor();
  for (const entry of ['Agents', 'Owed by agents', 'Moves of agents'])
    expect(await page.getByRole('menuitem', { name: entry, exact: true }).count()).toBe(0);
  await page.goto(`${backofficeUrl}/#/agents`);
  await page.getByText('Access denied').waitFor();
  const move = { upline: '', reason: 'to see what happens' };
  const token = await staffSession('seng');
  expect(await call(backofficeUrl, 'POST', `/api/admin/agents/${member.id}/move`, move, token)).toMatchObject({
    code: 'FORBIDDEN',
  });
  const agents = await staffSession('thip');
  expect(await call(backofficeUrl, 'GET', '/api/admin/withdrawals', undefined, agents)).toMatchObject({
    code: 'FORBIDDEN',
  });
});

test('a member without money is anonymised by risk and a shift lead: the name is gone, and the log says who did it', async () => {
  const member = await newMember();
  const page = await work(`/members/${member.id}/show`, { viewport: desktop }, 'phet');
  await page.getByText('Nothing is open: the member can be anonymised.').waitFor();
  await page.getByRole('button', { name: 'Anonymise', exact: true }).click();
  await confirm(page, {}, 'asked for it in writing');
  await approvedByLead(page);
  await page.goto(`${backofficeUrl}/#/members/${member.id}/show`);
  await page.getByText(`erased-${member.id}`).first().waitFor();
  await page.goto(
    `${backofficeUrl}/#/significantEvents?filter=${encodeURIComponent(JSON.stringify({ source: 'staff' }))}`,
  );
  await rowOf(page, `erased-${member.id}`).getByText('Member anonymised').waitFor();
  await expectNoSideways(page);
});
