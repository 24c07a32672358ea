import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, newUsername, PASSWORD } from './support/api.ts';
import { seriousFor } from './support/axe.ts';
import { desktop, phone } from './support/browser.ts';
import { becomeType, sql } from './support/database.ts';
import { inLanguage, on } from './support/devices.ts';
import { closeByEscape } from './support/dialogs.ts';
import { type Member, newMember } from './support/member.ts';
import { PATIENT } from './support/patience.ts';
import { newContract, newInLine } from './support/team.ts';
import { thisPlatform } from './support/this-platform.ts';
import { enterPage } from './support/windows.ts';
import { spoken } from './support/words.ts';

const { siteUrl } = thisPlatform();
const { en } = spoken;
/** An agent with a daily salary of 0.5 percent. */
let agent: Member;

beforeAll(async () => {
  const upline = await newInLine({ isAgent: true });
  agent = await newInLine({ under: upline, isAgent: true });
  await newContract(upline, agent, 'daily', '0.5');
});

const makeLink = async (more: object): Promise<{ id: string; code: string; url: string }> => {
  const plain = { makes: 'player', domain: null, note: '', validUntil: null, mostUses: null, contracts: [] };
  const body = { ...plain, ...more, idempotencyKey: crypto.randomUUID() };
  const { value } = await call(siteUrl, 'POST', '/api/agents/links', body, agent.token);
  return value;
};

/** Fills in the open registration form, and sends it. */
async function fillRegistration(page: Page, username: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Repeat password').fill(PASSWORD);
  await dialog.getByLabel(/18 or older/).check();
  await dialog.getByRole('button', { name: 'Create account' }).click();
}

describe.each(on('desktop'))('on a %s', (device, viewport) => {
  test('an agent makes a link; a member who registers by it is in the agent’s team with a signed contract', async () => {
    const note = `Friends by ${device}`;
    const page = await enterPage(agent, '/agent/registerCenter', { viewport });
    await page.getByRole('button', { name: en.invite_new }).click();
    const making = page.getByRole('dialog', { name: en.invite_new });
    await making.getByText(en.invite_agent_text).click();
    await making.getByLabel(en.invite_note).fill(note);
    await making.getByRole('checkbox', { name: /Daily salary/ }).check();
    const share = making.getByLabel('Share of Daily salary');
    await expect.poll(() => share.inputValue(), PATIENT).toBe('0.25');
    await share.fill('0.6');
    await making.getByRole('button', { name: en.invite_create }).click();
    await making.getByText('Type a number from 0 to 0.5%.').waitFor();
    expect(await seriousFor(page, '[role=dialog]')).toEqual([]);
    await making.getByRole('slider').fill('40');
    await expect.poll(() => share.inputValue(), PATIENT).toBe('0.2');
    await making.getByLabel(en.invite_most_uses).fill('3');
    await making.getByLabel(en.invite_validity).selectOption('7');
    await making.getByRole('button', { name: en.invite_create }).click();
    const made = page.getByRole('dialog', { name: note });
    await made.getByRole('img', { name: 'QR code' }).waitFor();
    await made.getByText('0.2%').waitFor();
    expect(await seriousFor(page, '[role=dialog]')).toEqual([]);
    const url = await made.getByText(/affiliateCode=/).innerText();
    await closeByEscape(page, made);
    await page.getByRole('heading', { name: note }).waitFor();

    const username = newUsername();
    const visitor = await enterPage(null, new URL(url).pathname + new URL(url).search, { viewport });
    await expect
      .poll(() => visitor.getByLabel(/Invitation code/).inputValue(), PATIENT)
      .toBe(new URL(url).searchParams.get('affiliateCode'));
    await fillRegistration(visitor, username);
    await visitor.waitForFunction(() => sessionStorage.getItem('token') !== null);

    await page.getByRole('tab', { name: en.invite_tab_came }).click();
    await page.getByRole('cell', { name: new RegExp(username) }).waitFor();
    await page.getByRole('cell', { name: note }).first().waitFor();
    await page.getByRole('tab', { name: en.invite_tab_links }).click();
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: note }) });
    await card.locator('dl > div', { hasText: en.invite_visits }).getByText('1', { exact: true }).waitFor();
    const team = await call(siteUrl, 'GET', `/api/agents/downlines?search=${username}`, undefined, agent.token);
    expect(team.value.list).toMatchObject([{ username, depth: 1, isAgent: true, contracts: ['daily'] }]);
    const [contract] = await sql<{ state: string; share: string }>(
      `SELECT state, terms #>> '{tiers,0,share}' AS share FROM agents.contract WHERE downline_id = $1`,
      [team.value.list[0].id],
    );
    expect(contract).toEqual({ state: 'signed', share: '0.20' });
  });
});

test('the password of an account opened directly is shown once, and must be changed at the first sign-in', async () => {
  const username = newUsername();
  const page = await enterPage(agent, '/agent/registerCenter?tab=open', { viewport: desktop });
  await page.getByRole('button', { name: en.opening_send }).click();
  await page.getByText('Please fill this in.').waitFor();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel(/accepts the terms/).check();
  await page.getByRole('button', { name: en.opening_send }).dblclick();
  await page.getByText(en.opening_done, { exact: true }).waitFor();
  const password = await page.getByRole('definition').nth(-2).innerText();
  expect(password).toMatch(/^[\w+=#-]{16}$/);
  const opened = await sql(`SELECT 1 FROM agents.recruit WHERE agent_id = $1 AND link_id IS NULL`, [agent.id]);
  expect(opened).toHaveLength(1);
  await page.reload();
  await page.getByRole('button', { name: en.opening_send }).waitFor();
  expect(await page.getByText(password).count()).toBe(0);

  const holder = await enterPage(null, '/login', { viewport: phone });
  await holder.getByLabel('Username', { exact: true }).fill(username);
  await holder.getByLabel('Password', { exact: true }).fill(password);
  await holder.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }).click();
  await holder.getByRole('dialog', { name: 'Change password' }).waitFor();
});

test.each(inLanguage('lo'))(
  'a link that is used up or expired refuses with the reason; registering without it is possible (%s)',
  async (language) => {
    const words = spoken[language];
    const [usedUp, over] = [await makeLink({ mostUses: 1 }), await makeLink({})];
    await sql(`UPDATE agents.link SET uses = 1 WHERE id = $1`, [usedUp.id]);
    await sql(`UPDATE agents.link SET valid_until = now() - interval '1 hour' WHERE id = $1`, [over.id]);
    const page = await enterPage(null, `/register?affiliateCode=${usedUp.code}`, { viewport: phone, language });
    await registerWithout(page, 'affiliateCode', words['error.INVITATION_USED_UP'], words.invite_without);
    await page.goto(`/register?referralCode=${over.code}`);
    await registerWithout(page, 'referralCode', words['error.INVITATION_EXPIRED'], words.invite_without);
  },
);

async function registerWithout(page: Page, kept: string, refusal: string, without: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByText(refusal).waitFor();
  await dialog.getByRole('button', { name: without }).click();
  await dialog.getByText(refusal).waitFor({ state: 'detached' });
  expect(await page.evaluate((name) => sessionStorage.getItem(name), kept)).toBeNull();
}

test('a member applies, reads why the application was declined, applies again, and enters the centre after approval', async () => {
  const member = await newMember();
  const decide = (state: 'rejected' | 'approved', reason: string) =>
    sql(
      `UPDATE agents.application SET state = $2, reason = $3, decided_by = 'journey', decided_at = now()
       WHERE member_id = $1 AND state = 'waiting'`,
      [member.id, state, reason],
    );
  const page = await enterPage(member, '/agentHome', { viewport: phone });
  await page.getByRole('heading', { name: en.agent_apply_title }).waitFor();
  await page.getByRole('button', { name: en.agent_apply_send }).click();
  await expect.poll(() => page.getByText('Please fill this in.').count(), PATIENT).toBeGreaterThan(1);
  await page.getByLabel(en.agent_apply_name).fill('Bounmy');
  await page.getByLabel(en.agent_apply_contact).fill('+856 20 5555 1234');
  await page.getByLabel(en.agent_apply_plan).fill('Friends of mine in Pakse, and my page.');
  await page.getByRole('button', { name: en.agent_apply_send }).click();
  await page.getByText(en.agent_apply_waiting).waitFor();
  await decide('rejected', 'Tell more about your page.');
  await page.reload();
  await page.getByText('Why: Tell more about your page.').waitFor();
  await page.getByRole('button', { name: en.agent_apply_again }).click();
  await expect.poll(() => page.getByLabel(en.agent_apply_name).inputValue(), PATIENT).toBe('Bounmy');
  await page.getByLabel(en.agent_apply_plan).fill('Friends of mine in Pakse; my page has 12,000 followers.');
  await page.getByRole('button', { name: en.agent_apply_send }).click();
  await page.getByText(en.agent_apply_waiting).waitFor();
  await decide('approved', 'known');
  await becomeType(member.username, 1);
  await page.reload();
  await page.waitForURL(/\/agentHome/);
  await page.getByRole('navigation').first().waitFor();
  expect(await page.getByText('Non-agents cannot log in').count()).toBe(0);
});
