import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { agentRegister as cn } from '../packages/i18n/src/catalogues/cn/agent-register.ts';
import { agentRegister as en } from '../packages/i18n/src/catalogues/en/agent-register.ts';
import { agentRegister as lo } from '../packages/i18n/src/catalogues/lo/agent-register.ts';
import { call, newUsername, PASSWORD, register } from './support/api.ts';
import { seriousFor, settled } from './support/axe.ts';
import { closeBrowser, desktop, phone, type Visit, type Visitor, visit } from './support/browser.ts';
import { becomeType, sql } from './support/database.ts';
import { closeByEscape } from './support/dialogs.ts';
import { PATIENT } from './support/patience.ts';
import { runBin } from './support/platform.ts';
import { thisPlatform } from './support/this-platform.ts';

type Account = { username: string; token: string; id: string };

const { siteUrl, environment } = thisPlatform();
const open: Visit[] = [];
let folder = '';
/** An agent with a daily salary of 0.5 percent from the brand. */
let agent: Account;

const by = ['--by', 'vilay'];
const champa = async (...words: string[]): Promise<string> => {
  const { code, stdout, stderr } = await runBin('champa', ['agent', ...words], environment);
  expect(code, stderr).toBe(0);
  return stdout;
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'champa-register-'));
  agent = await newMember(1);
  const terms = path.join(folder, 'terms.json');
  const tiers = [{ activeMembers: 0, validBet: '0', profit: '0', share: '0.5' }];
  await writeFile(terms, JSON.stringify({ pay: 'rate', unit: '0', carriesDeficit: false, feePercent: '0', tiers }));
  await champa('offer', agent.username, '--kind', 'daily', '--terms', terms, ...by);
  const { value } = await call(siteUrl, 'GET', '/api/contracts/consolidated', undefined, agent.token);
  const body = { contractId: value.list[0].id, action: 'sign' };
  expect(await call(siteUrl, 'POST', '/api/contracts/daily-salary/process', body, agent.token)).toMatchObject({
    success: true,
  });
});
afterEach(async () => {
  for (const { context } of open.splice(0)) await context.close();
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await closeBrowser();
});

async function newMember(type: 0 | 1): Promise<Account> {
  const { username, token } = await register(siteUrl);
  const { value } = await call(siteUrl, 'GET', '/api/session', undefined, token);
  if (type === 1) await becomeType(username, type);
  return { username, token, id: value.member.id };
}

async function enter(address: string, token: string | null, visitor: Visitor): Promise<Page> {
  const signedIn = token === null ? address : `${address}${address.includes('?') ? '&' : '?'}token=${token}`;
  const visited = await visit(signedIn, { announcementsClosed: true, ...visitor });
  open.push(visited);
  return visited.page;
}

const makeLink = async (more: object): Promise<{ id: string; code: string; url: string }> => {
  const plain = { makes: 'player', domain: null, note: '', validUntil: null, mostUses: null, contracts: [] };
  const body = { ...plain, ...more, idempotencyKey: crypto.randomUUID() };
  const { value } = await call(siteUrl, 'POST', '/api/agents/links', body, agent.token);
  return value;
};

/** Fills the form of registration as it stands open, and sends it. */
async function fillRegistration(page: Page, username: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Repeat password').fill(PASSWORD);
  await dialog.getByLabel(/18 or older/).check();
  await dialog.getByRole('button', { name: 'Create account' }).click();
}

describe.each([
  ['phone', phone],
  ['desktop', desktop],
] as const)('on a %s', (device, viewport) => {
  test('an agent makes a link; whoever registers by it stands in his tree with a signed contract', async () => {
    const note = `Friends by ${device}`;
    const page = await enter('/agent/registerCenter', agent.token, { viewport });
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
    await making.getByRole('slider').fill('40');
    await expect.poll(() => share.inputValue(), PATIENT).toBe('0.2');
    await making.getByLabel(en.invite_most_uses).fill('3');
    await making.getByLabel(en.invite_validity).selectOption('7');
    await making.getByRole('button', { name: en.invite_create }).click();
    const made = page.getByRole('dialog', { name: note });
    await made.getByRole('img', { name: 'QR code' }).waitFor();
    await made.getByText('0.2%').waitFor();
    const url = await made.getByText(/affiliateCode=/).innerText();
    await closeByEscape(page, made);
    await page.getByRole('heading', { name: note }).waitFor();

    const username = newUsername();
    const visitor = await enter(new URL(url).pathname + new URL(url).search, null, { viewport });
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

test('an account opened directly shows its password once, which must be changed at the first sign-in', async () => {
  const username = newUsername();
  const page = await enter('/agent/registerCenter?tab=open', agent.token, { viewport: desktop });
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

  const holder = await enter('/login', null, { viewport: phone });
  await holder.getByLabel('Username', { exact: true }).fill(username);
  await holder.getByLabel('Password', { exact: true }).fill(password);
  await holder.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }).click();
  await holder.getByRole('dialog', { name: 'Change password' }).waitFor();
});

describe.each([
  ['lo', lo],
  ['en', en],
  ['cn', cn],
] as const)('in %s', (language, texts) => {
  test('a link that is used up or over refuses and says why; one may register without it', async () => {
    const [usedUp, over] = [await makeLink({ mostUses: 1 }), await makeLink({})];
    await sql(`UPDATE agents.link SET uses = 1 WHERE id = $1`, [usedUp.id]);
    await sql(`UPDATE agents.link SET valid_until = now() - interval '1 hour' WHERE id = $1`, [over.id]);
    for (const [{ code }, name, refusal] of [
      [usedUp, 'affiliateCode', texts['error.INVITATION_USED_UP']],
      [over, 'referralCode', texts['error.INVITATION_EXPIRED']],
    ] as const) {
      const page = await enter(`/register?${name}=${code}`, null, { viewport: phone, language });
      const dialog = page.getByRole('dialog');
      await dialog.getByText(refusal).waitFor();
      await dialog.getByRole('button', { name: texts.invite_without }).click();
      await dialog.getByText(refusal).waitFor({ state: 'detached' });
      expect(await page.evaluate((kept) => sessionStorage.getItem(kept), name)).toBeNull();
    }
  });
});

test('a member applies, reads why he was declined, applies again, and enters the centre once he is approved', async () => {
  const member = await newMember(0);
  const page = await enter('/agentHome', member.token, { viewport: phone });
  await page.getByRole('heading', { name: en.agent_apply_title }).waitFor();
  await page.getByRole('button', { name: en.agent_apply_send }).click();
  await expect.poll(() => page.getByText('Please fill this in.').count(), PATIENT).toBeGreaterThan(1);
  await page.getByLabel(en.agent_apply_name).fill('Bounmy');
  await page.getByLabel(en.agent_apply_contact).fill('+856 20 5555 1234');
  await page.getByLabel(en.agent_apply_plan).fill('Friends of mine in Pakse, and my page.');
  await page.getByRole('button', { name: en.agent_apply_send }).click();
  await page.getByText(en.agent_apply_waiting).waitFor();
  const application = async () => {
    const { value } = await call(siteUrl, 'GET', '/api/agents/application', undefined, member.token);
    return String(value.application.id);
  };
  await champa('reject', await application(), ...by, '--reason', 'Tell more about your page.');
  await page.reload();
  await page.getByText('Why: Tell more about your page.').waitFor();
  await page.getByRole('button', { name: en.agent_apply_again }).click();
  await expect.poll(() => page.getByLabel(en.agent_apply_name).inputValue(), PATIENT).toBe('Bounmy');
  await page.getByLabel(en.agent_apply_plan).fill('Friends of mine in Pakse; my page has 12,000 followers.');
  await page.getByRole('button', { name: en.agent_apply_send }).click();
  await page.getByText(en.agent_apply_waiting).waitFor();
  await champa('approve', await application(), ...by, '--reason', 'known');
  await page.reload();
  await page.waitForURL(/\/agentHome/);
  await page.getByRole('navigation').first().waitFor();
  expect(await page.getByText('Non-agents cannot log in').count()).toBe(0);
});

describe.each([
  ['dark', phone],
  ['light', desktop],
] as const)('in the %s theme', (colorScheme, viewport) => {
  test('the registration centre and the application have nothing serious for axe', async () => {
    await makeLink({ note: 'For axe' });
    const page = await enter('/agent/registerCenter', agent.token, { viewport, colorScheme });
    await settled(page.getByRole('heading', { name: 'For axe' }).first());
    expect(await seriousFor(page, '#main')).toEqual([]);
    await page.getByRole('button', { name: en.invite_details }).first().click();
    await page.getByRole('dialog').getByRole('img', { name: 'QR code' }).waitFor();
    expect(await seriousFor(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: en.invite_new }).click();
    await page
      .getByRole('dialog')
      .getByRole('checkbox', { name: /Daily salary/ })
      .check();
    expect(await seriousFor(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Escape');
    for (const tab of [en.invite_tab_open, en.invite_tab_came]) {
      await page.getByRole('tab', { name: tab }).click();
      await settled(page.getByRole('tabpanel'));
      expect(await seriousFor(page, '#main')).toEqual([]);
    }
    const door = await enter('/agentHome', (await newMember(0)).token, { viewport, colorScheme });
    await settled(door.getByRole('button', { name: en.agent_apply_send }));
    expect(await seriousFor(door, '#main')).toEqual([]);
  });
});
