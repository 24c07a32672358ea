import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { en as words } from '../apps/backoffice/src/words/en.ts';
import { settingWords } from '../apps/backoffice/src/resources/settings/setting-words.ts';
import { call } from './support/api.ts';
import { seriousFor } from './support/axe.ts';
import { expectNoSideways, rowOf, staffSession, work } from './support/backoffice.ts';
import { settingsAreRead } from './support/brand.ts';
import { sql } from './support/database.ts';
import { PATIENT } from './support/patience.ts';
import { thisPlatform } from './support/this-platform.ts';
import { enterPage } from './support/windows.ts';

const { backofficeUrl } = thisPlatform();
const EDITOR = 'bua';
const REASON = 'the journey of an editor';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The site, open and asking whether anything has changed. */
async function openSite(): Promise<Page> {
  const page = await enterPage(null, '/', { language: 'en' });
  await page.waitForResponse((answer) => answer.url().endsWith('/api/system/revision') && answer.ok(), PATIENT);
  return page;
}

async function save(page: Page): Promise<void> {
  await page.getByLabel(words.reason).fill(REASON);
  await button(page, 'Save').click();
  await page.getByText(words.done).waitFor();
}

const part = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

async function editorCalls(method: 'GET' | 'PUT' | 'DELETE', path: string, body?: object) {
  return call(backofficeUrl, method, path, body, await staffSession(EDITOR));
}

test('an editor writes a notice, and an open site shows it; it is removed, and put back', async () => {
  onTestFinished(async () => {
    await sql(`DELETE FROM content.notice WHERE key = 'journey'`, []);
  });
  const site = await openSite();
  const page = await work('/notices', {}, EDITOR);
  await page.getByRole('link', { name: 'New', exact: true }).click();
  await page.getByLabel('Key').fill('journey');
  await part(page, 'Title').getByLabel('English').fill('Lanterns at dusk');
  await part(page, 'Text').getByRole('textbox', { name: 'English' }).fill('The garden is lit.');
  await page.getByText(words.form.missing).first().waitFor();
  expect(await seriousFor(page, 'main')).toEqual([]);
  await save(page);
  await site.getByRole('button', { name: 'Lanterns at dusk' }).first().waitFor(PATIENT);

  await button(page, 'Remove').click();
  await page.getByRole('dialog').getByLabel(words.reason).fill(REASON);
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('This was removed.', { exact: false }).waitFor();
  await expect.poll(() => site.getByRole('button', { name: 'Lanterns at dusk' }).count(), PATIENT).toBe(0);

  await button(page, words.form.put_back).last().click();
  await page.getByRole('dialog').getByLabel(words.reason).fill(REASON);
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await site.getByRole('button', { name: 'Lanterns at dusk' }).first().waitFor(PATIENT);
});

test('an editor changes a banner, and an open site shows it', async () => {
  const { value } = await editorCalls('GET', '/api/admin/content/banners?pageSize=100');
  const banner = value.list.find(
    (row: { group: string; state: string }) => row.group === 'w_home' && row.state === 'shown',
  );
  const site = await openSite();
  const page = await work(`/banners/${banner.id}`, {}, EDITOR);
  await part(page, 'Text over the picture').getByLabel('English').fill('Rain lilies until Sunday');
  await save(page);
  onTestFinished(async () => {
    const { value: versions } = await editorCalls('GET', `/api/admin/content/banners/${banner.id}/versions`);
    const [last, first] = versions.list;
    const body = { to: first.id, revision: last.id, reason: REASON };
    await editorCalls('PUT', `/api/admin/content/banners/${banner.id}/version`, body);
  });
  await site
    .getByText('Rain lilies until Sunday')
    .first()
    .waitFor({ ...PATIENT, state: 'attached' });
});

test('an editor closes the site for maintenance, and it closes where it is open; put back, it opens', async () => {
  onTestFinished(async () => {
    await sql(`UPDATE site.setting SET value = value || '{"on": false}' WHERE key = 'maintenance'`, []);
    await settingsAreRead();
  });
  const site = await openSite();
  const page = await work('/site', {}, EDITOR);
  await page.getByRole('link', { name: 'Maintenance', exact: true }).click();
  await page.getByLabel('The site is closed').check();
  await part(page, 'What visitors read').getByLabel('English').fill('The gardeners are at work.');
  await part(page, 'What visitors read').getByLabel('Lao').fill('ຊາວສວນກຳລັງເຮັດວຽກ.');
  await save(page);
  await site.getByText('The gardeners are at work.').waitFor(PATIENT);

  await button(page, words.form.reset).click();
  await page.getByRole('dialog').getByLabel(words.reason).fill(REASON);
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await site.getByRole('region', { name: 'News and offers' }).first().waitFor(PATIENT);
});

test('an editor words a text of the site and changes its look, and an open site shows both; what cannot be read is refused', async () => {
  onTestFinished(async () => {
    await sql(`DELETE FROM site.setting WHERE key = 'theme'`, []);
    await sql(`DELETE FROM site.setting_history WHERE key = 'theme'`, []);
    await settingsAreRead();
  });
  const site = await openSite();
  const page = await work('/texts', {}, EDITOR);
  await page.getByRole('textbox', { name: 'Search' }).fill('News and offers');
  await rowOf(page, 'News and offers').getByRole('link').click();
  const wording = page.getByLabel('Own text in English');
  await wording.fill('News of {garden}');
  await page.getByLabel(words.reason).fill(REASON);
  await button(page, 'Save').click();
  await page.getByText(words.faults.placeholder_unknown).waitFor();
  await wording.fill('News of the garden');
  await button(page, 'Save').click();
  await page.getByText(words.done).waitFor();
  await site.getByRole('region', { name: 'News of the garden' }).first().waitFor(PATIENT);
  expect(await seriousFor(page, 'main')).toEqual([]);
  await button(page, words.form.reset).click();
  await page.getByRole('dialog').getByLabel(words.reason).fill(REASON);
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await site.getByRole('region', { name: 'News and offers' }).first().waitFor(PATIENT);

  await page.goto(`${backofficeUrl}/#/site/theme`);
  const quiet = part(page, 'Dark').getByRole('textbox', { name: 'Quiet text', exact: true });
  await quiet.fill('#2a2149');
  await page.getByLabel(words.reason).fill(REASON);
  await button(page, 'Save').click();
  await page.getByText(words.faults.contrast).first().waitFor();
  await quiet.fill('#b5add2');
  await part(page, 'Corners, in pixels').getByLabel('Large', { exact: false }).fill('24');
  await button(page, 'Save').click();
  await page.getByText(words.done).waitFor();
  const corner = () => getComputedStyle(document.documentElement).getPropertyValue('--corner-lg');
  await expect.poll(() => site.evaluate(corner), PATIENT).toBe('24px');
  // Not before: until then the preview shows what cannot be read.
  expect(await seriousFor(page, 'main')).toEqual([]);
});

test('what somebody else saved meanwhile is shown beside what was typed, and nothing is saved', async () => {
  const page = await work('/site/social', {}, EDITOR);
  await page.getByLabel('YouTube page').fill('https://video.example/mine');
  const { value: before } = await editorCalls('GET', '/api/admin/site/social');
  const theirs = { value: { youtube: 'https://video.example/theirs' }, revision: before.revision, reason: REASON };
  await call(backofficeUrl, 'PUT', '/api/admin/site/social', theirs, await staffSession());
  onTestFinished(async () => {
    const { value: now } = await editorCalls('GET', '/api/admin/site/social');
    const back = { value: before.value, revision: now.revision, reason: REASON };
    await editorCalls('PUT', '/api/admin/site/social', back);
  });

  await page.getByLabel(words.reason).fill(REASON);
  await button(page, 'Save').click();
  const alert = page.getByRole('alert').filter({ hasText: 'admin' });
  await alert.getByText('https://video.example/theirs').waitFor();
  await alert.getByText('https://video.example/mine').waitFor();
  expect(await seriousFor(page, 'main')).toEqual([]);
  expect((await editorCalls('GET', '/api/admin/site/social')).value.value).toEqual(theirs.value);
  await button(page, words.form.keep_mine).click();
  await save(page);
  expect((await editorCalls('GET', '/api/admin/site/social')).value.value.youtube).toBe('https://video.example/mine');
});

test('bad input stands beside its field, on a phone, too', async () => {
  const page = await work('/site/social', { viewport: { width: 390, height: 844 } }, EDITOR);
  await page.getByLabel('YouTube page').fill('not an address');
  await page.getByLabel(words.reason).fill(REASON);
  await button(page, 'Save').click();
  await page.getByText(words.faults.pattern).waitFor();
  await expectNoSideways(page);
  expect(await seriousFor(page, 'main')).toEqual([]);
});

test('a cashier finds neither content nor settings, and a shift lead reads settings and changes none', async () => {
  const page = await work('/banners', {}, 'noy');
  await page.getByText('Access denied').waitFor();
  const cashier = await staffSession('noy');
  const { code } = await call(backofficeUrl, 'GET', '/api/admin/content/banners', undefined, cashier);
  expect(code).toBe('FORBIDDEN');
  const change = { value: { on: true, message: {}, endTime: null }, revision: '0', reason: REASON };
  const refused = await call(backofficeUrl, 'PUT', '/api/admin/site/maintenance', change, cashier);
  expect(refused).toMatchObject({ status: 403, code: 'FORBIDDEN' });

  const lead = await work('/settings', {}, 'keo');
  await lead.getByRole('link', { name: 'Deposits', exact: true }).click();
  await lead.getByLabel('Begun in a day').waitFor();
  expect(await lead.getByLabel('Begun in a day').isDisabled()).toBe(true);
  expect(await button(lead, 'Save').count()).toBe(0);
});

test('every part of every setting has its words', async () => {
  const token = await staffSession();
  const missing: string[] = [];
  for (const base of ['settings', 'site']) {
    const { value } = await call(backofficeUrl, 'GET', `/api/admin/${base}`, undefined, token);
    for (const { id } of value.list as { id: string }[]) {
      const one = await call(backofficeUrl, 'GET', `/api/admin/${base}/${id}`, undefined, token);
      const own = (settingWords.en as Record<string, unknown>)[id];
      missing.push(...withoutWords(one.value.shape, own).map((path) => `${id}${path}`));
    }
  }
  expect(missing).toEqual([]);
});

type Shape = {
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
  propertyNames?: { enum?: string[] };
};

/** The parts of a shape, at any depth, that have no word of their own. Languages and areas of games have theirs elsewhere. */
function withoutWords(shape: Shape, own: unknown, path = ''): string[] {
  if (own === undefined) return [path];
  const whole = shape.items ?? shape.anyOf?.find(({ properties }) => properties) ?? shape;
  const named = (whole.propertyNames?.enum ?? []).filter((name) => name.length > 2 && !/^[A-Z]+$/.test(name));
  const parts = whole.properties ?? Object.fromEntries(named.map((name): [string, Shape] => [name, {}]));
  return Object.entries(parts).flatMap(([name, part]) =>
    withoutWords(part, (own as Record<string, unknown>)[name], `${path}.${name}`),
  );
}

test('the list of settings leads to the owner’s form of each', async () => {
  const page = await work('/settings');
  await rowOf(page, 'Registration').getByRole('link').click();
  await page.getByText('Password again').waitFor();
  await page.getByLabel('Version of the terms').waitFor();
  await expectNoSideways(page);
  expect(await seriousFor(page, 'main')).toEqual([]);
});
