import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { planKinds } from '@champa/contract';
import * as plans from '../apps/backoffice/src/resources/plans/words.ts';
import { words as goodsWords } from '../apps/backoffice/src/resources/points/words.ts';
import { en as words } from '../apps/backoffice/src/words/en.ts';
import { call, register } from './support/api.ts';
import { seriousFor } from './support/axe.ts';
import { expectNoSideways, rowOf, staffSession, work } from './support/backoffice.ts';
import { phone } from './support/browser.ts';
import { sql } from './support/database.ts';
import { PATIENT } from './support/patience.ts';
import { PIXEL } from './support/pixel.ts';
import { thisPlatform } from './support/this-platform.ts';
import { enter } from './support/windows.ts';

const { backofficeUrl, siteUrl } = thisPlatform();
const KEY = 'journey-lanterns';
const REASON = 'the journey of a promotions manager';
const MANAGER = 'dao';
const LEAD = 'keo';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const part = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

async function asStaff(username: string, method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object) {
  return call(backofficeUrl, method, `/api/admin${path}`, body, await staffSession(username));
}

/** An editor writes the text that the promotion's rules will belong to. */
async function writeText(): Promise<void> {
  const { value: like } = await asStaff('bua', 'GET', '/content/promotions/rescue');
  const title = { lo: 'ໂຄມໄຟ', en: 'Lantern gift', cn: '灯笼礼' };
  const body = { value: { ...like.value, title }, revision: null, reason: REASON };
  await asStaff('bua', 'PUT', `/content/promotions/${KEY}`, body);
  onTestFinished(async () => {
    const { value } = await asStaff('bua', 'GET', `/content/promotions/${KEY}`);
    await asStaff('bua', 'DELETE', `/content/promotions/${KEY}`, { revision: value.revision, reason: REASON });
  });
}

async function choose(page: Page, label: string, option: string, within = page.locator('main')): Promise<void> {
  await within.getByRole('combobox', { name: label }).last().click();
  await page.getByRole('option', { name: option }).click();
}

async function confirm(page: Page, act: string): Promise<void> {
  await button(page, act).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.reason).fill(REASON);
  await dialog.getByRole('button', { name: 'Confirm' }).dblclick();
  await dialog.waitFor({ state: 'detached' });
}

test('a manager plans a promotion, which waits for the shift lead; approved and funded, members claim it; paused, they do not', async () => {
  await writeText();
  const page = await work('/activities', {}, MANAGER);
  await page.getByRole('link', { name: 'New', exact: true }).click();
  await choose(page, 'Key', 'Lantern gift');
  await page.getByRole('combobox', { name: 'Kind' }).first().click();
  await page.getByRole('option', { name: 'Rescue' }).click();
  await page.getByLabel('Code').fill('gift');
  const title = part(page, 'Title');
  await title.getByLabel('Lao').fill('ຂອງຂວັນ');
  await title.getByLabel('English').fill('A lantern gift');
  await title.getByLabel('Chinese').fill('灯笼礼金');
  await choose(page, 'Kind', 'The member asks for it', part(page, 'When'));
  await page.getByRole('switch', { name: 'Reward', exact: true }).check();
  const rules = page.locator('.RaSimpleFormIterator-form').first();
  await rules.getByRole('combobox', { name: 'Kind' }).last().click();
  await page.getByRole('option', { name: 'Cash', exact: true }).click();
  await choose(page, 'Kind', 'A fixed amount', part(page, 'How much'));
  await part(page, 'How much').getByLabel('Amount').fill('-5');
  await button(page, 'Try it out').click();
  await page.getByText(words.faults.pattern).first().waitFor();

  await part(page, 'How much').getByLabel('Amount').fill('1000');
  await button(page, 'Try it out').click();
  await page.getByText('It addresses every member.').waitFor();
  await page.getByRole('status').getByText('₭1,000.00').waitFor();
  expect(await seriousFor(page, 'main')).toEqual([]);
  await page.getByLabel(words.reason).fill(REASON);
  await button(page, 'Save').click();
  await page.getByText('another person has to approve it').waitFor();
  await page.getByRole('link', { name: 'Open the request' }).click();
  await page.getByRole('heading', { name: 'What would change' }).waitFor();
  const request = page.url().match(/approvals\/(\d+)/)![1]!;

  const lead = await work(`/approvals/${request}/show`, { viewport: phone }, LEAD);
  await lead.getByText('A lantern gift').waitFor();
  await expectNoSideways(lead);
  await confirm(lead, 'Approve');
  await lead.getByText('Approved', { exact: true }).waitFor();

  await page.goto(`${backofficeUrl}/#/activities/${KEY}`);
  await button(page, 'Add money').click();
  const funding = page.getByRole('dialog');
  await funding.getByLabel('Amount').fill('1000000');
  await funding.getByLabel('Currency').fill('LAK');
  await funding.getByLabel(words.reason).fill(REASON);
  await funding.getByRole('button', { name: 'Confirm' }).dblclick();
  await page.getByText('1,000,000.00 LAK left to give').waitFor();

  const member = await register(siteUrl);
  const { page: site } = await enter(member, '/promotions', { viewport: phone });
  const card = site
    .getByRole('article')
    .filter({ has: site.getByRole('heading', { name: 'Lantern gift', exact: true }) });
  await card.getByRole('button').click(PATIENT);
  await site.getByRole('dialog').getByText('A lantern gift').waitFor(PATIENT);
  const [{ id }] = (await sql<{ id: string }>('SELECT id::text FROM content.promotion WHERE key = $1', [KEY])) as [
    { id: string },
  ];
  const standing = async () => (await call(siteUrl, 'GET', `/api/activities/${id}`, undefined, member.token)).value;
  expect(await standing()).toMatchObject({ state: 'claim' });

  await confirm(page, 'Pause');
  await page.getByText('Paused', { exact: true }).waitFor();
  expect(await standing()).toMatchObject({ action: null, reason: { code: 'paused' } });
});

test('a manager sees an application with its picture and rejects it; the member reads why', async () => {
  const member = await register(siteUrl);
  const [{ id }] = (await sql<{ id: string }>(
    `SELECT id::text FROM content.promotion WHERE key = 'share-your-win'`,
    [],
  )) as [{ id: string }];
  const picture = await fetch(`${siteUrl}/api/activities/${id}/pictures`, {
    method: 'POST',
    headers: { authorization: `Bearer ${member.token}`, 'content-type': 'image/png' },
    body: PIXEL,
  });
  const { value } = (await picture.json()) as { value: { id: string } };
  const comment = `The lantern game paid, said ${member.username}`;
  const body = { comment, pictures: [value.id], idempotencyKey: crypto.randomUUID() };
  const { value: applied } = await call(siteUrl, 'POST', `/api/activities/${id}/apply`, body, member.token);

  const page = await work('/applications', {}, MANAGER);
  await rowOf(page, member.username).waitFor();
  await page.goto(`${backofficeUrl}/#/applications/${applied.application.id}/show`);
  await page.getByText(comment).waitFor();
  await button(page, 'Show the pictures').click();
  await page.getByRole('img', { name: 'Picture 1' }).waitFor();
  expect(await seriousFor(page, 'main')).toEqual([]);
  await confirm(page, 'Reject');
  await page.getByText('Rejected', { exact: true }).waitFor();
  const { value: after } = await call(siteUrl, 'GET', `/api/activities/${id}`, undefined, member.token);
  expect(after).toMatchObject({ state: 'rejected', reason: { text: REASON } });
});

test('customer service reads promotions and changes none, on screen or through the API; a cashier finds none', async () => {
  const page = await work('/activities/rescue/show', {}, 'seng');
  await page
    .getByRole('heading', { name: /Rescue bonus/ })
    .or(page.getByText('Promotion Rescue bonus'))
    .first()
    .waitFor();
  expect(await button(page, 'Save').count()).toBe(0);
  expect(await button(page, 'Pause').count()).toBe(0);
  const change = { running: false, reason: REASON };
  expect(await asStaff('seng', 'PUT', '/plans/activities/rescue/state', change)).toMatchObject({
    status: 403,
    code: 'FORBIDDEN',
  });
  const cashier = await work('/activities', {}, 'noy');
  await cashier.getByText('Access denied').waitFor();
  expect(await asStaff('noy', 'GET', '/plans/activities')).toMatchObject({ code: 'FORBIDDEN' });
});

test('a bonus offer’s vendor is found by its name, and what is wrong is told beside its field', async () => {
  const page = await work('/offers/create', {}, MANAGER);
  await page.getByLabel('Key').fill('journey-offer');
  await choose(page, 'Bonus for', 'Given by hand or promotions');
  for (const [group, text] of [
    ['Name', 'Lantern bonus'],
    ['Conditions as members read them', 'Wagered ten times'],
  ] as const) {
    for (const language of ['Lao', 'English', 'Chinese']) await part(page, group).getByLabel(language).fill(text);
  }
  const fields = {
    'Currency (such as LAK)': 'LAK',
    'Percent of the deposit': '0',
    'At most': '-5',
    'Deposit at least': '0',
    'Wagered so many times': '10',
    'Days to wager it': '7',
    'How often a member may have it': '1',
  };
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
  await choose(page, 'Of', 'The bonus');
  const counts = page.getByRole('group', { name: 'What counts, per mille' });
  await counts.getByRole('button', { name: 'Add' }).first().click();
  await counts.getByRole('combobox', { name: 'Vendor' }).fill('pixel');
  await page.getByRole('option', { name: 'Pixel Paddy · PIXELPADDY' }).click();
  await counts.getByLabel('Per mille').fill('500');
  await page.getByLabel(words.reason).fill(REASON);
  await button(page, 'Save').click();
  await page.getByText(words.faults.pattern).first().waitFor();
  await page.getByLabel('At most', { exact: true }).fill('100000');
  expect(await seriousFor(page, 'main')).toEqual([]);
  await button(page, 'Save').click();
  await page.getByText('another person has to approve it').waitFor();
  await page.getByRole('link', { name: 'Open the request' }).click();
  await confirm(page, 'Withdraw');
  await page.getByText('Withdrawn', { exact: true }).waitFor();
});

test('every part of every kind of plan has its words', async () => {
  const { activities, missions, boards, events, ranks, prizeGames, offers } = plans;
  const ofKind = { activities, missions, boards, events, ranks, prizeGames, offers, goods: goodsWords };
  const missing = await Promise.all(
    planKinds.map(async (kind) => {
      const { value } = await asStaff(MANAGER, 'GET', `/plan-shapes/${kind}`);
      return withoutWords(value.shape, ofKind[kind].en.of, []).map((path) => `${kind}: ${path}`);
    }),
  );
  expect(missing.flat()).toEqual([]);
});

type Shape = {
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
  enum?: string[];
  const?: string;
};

const languages: ReadonlySet<string> = new Set(['lo', 'en', 'cn']);

/** The parts of a shape, at any depth, that have no word of their own, nor one that they have wherever they stand. */
function withoutWords(shape: Shape, of: object, path: readonly string[]): string[] {
  const within = [shape.items, ...(shape.anyOf ?? []), ...(shape.oneOf ?? [])].filter((each) => each !== undefined);
  const own = Object.entries(shape.properties ?? {}).flatMap(([name, part]) => {
    const whole = [...path, name];
    const codes = [...(part.enum ?? part.items?.enum ?? []), ...(part.const === undefined ? [] : [part.const])];
    const isKnown = (key: string): boolean => wordAt(of, [...path, key]) || wordAt(of, ['any', key]);
    const unsaid = codes.filter((code) => !/^[A-Z]{2,}$|^(lo|en|cn)$/.test(code) && !saysChoice(of, whole, code));
    return [
      ...(isKnown(name) || languages.has(name) ? [] : [whole.join('.')]),
      ...unsaid.map((code) => `${whole.join('.')} is ${code}`),
      ...withoutWords(part, of, whole),
    ];
  });
  return [...own, ...within.flatMap((each) => withoutWords(each, of, path))];
}

function saysChoice(of: object, path: readonly string[], code: string): boolean {
  const name = `${path.at(-1)}_is`;
  return wordAt(of, [...path.slice(0, -1), name, code]) || wordAt(of, ['any', name, code]);
}

function wordAt(of: object, path: readonly string[]): boolean {
  const found = path.reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], of);
  return typeof found === 'string' || typeof (found as { _?: string } | undefined)?._ === 'string';
}
