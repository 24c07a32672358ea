import type { Locator, Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { call, register } from './support/api.ts';
import { seriousFor, settled } from './support/axe.ts';
import { closeBrowser, desktop, phone } from './support/browser.ts';
import { closeByEscape } from './support/dialogs.ts';
import { PATIENT } from './support/patience.ts';
import { runBin } from './support/platform.ts';
import { thisPlatform } from './support/this-platform.ts';
import { enter } from './support/windows.ts';

const { siteUrl, environment } = thisPlatform();

afterAll(closeBrowser);

const champa = (...words: string[]) => runBin('champa', ['promotion', ...words], environment);
const cardOf = (page: Page, title: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const state = (page: Page): Locator => page.getByRole('dialog').getByRole('region', { name: 'Where you stand' });

/** Opens a promotion from its card. */
async function details(page: Page, title: string): Promise<Locator> {
  await cardOf(page, title).getByRole('button').click(PATIENT);
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Where you stand').or(state(page)).first().waitFor(PATIENT);
  return dialog;
}

/** A png of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe.each([
  ['phone', phone],
  ['desktop', desktop],
] as const)('promotions on a %s', (_device, viewport) => {
  test('tell on their cards where a member stands, and are joined', async () => {
    const member = await register(siteUrl);
    const { page, errors } = await enter(member, '/promotions', { viewport });
    await cardOf(page, 'Slot marathon').getByText('You can join').waitFor(PATIENT);
    await cardOf(page, 'Show your win').waitFor();
    const dialog = await details(page, 'Slot marathon');
    await settled(dialog);
    expect(await seriousFor(page, '[role=dialog]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Join', exact: true }).click();
    await page.getByText('You have joined').waitFor(PATIENT);
    await state(page).getByRole('progressbar').first().waitFor(PATIENT);
    await closeByEscape(page, dialog);
    expect(await cardOf(page, 'Slot marathon').getByText('You can join').count()).toBe(0);
    expect(errors).toEqual([]);
  });

  test('a day is signed in once, and stands in the calendar with its streak', async () => {
    const member = await register(siteUrl);
    const { page } = await enter(member, '/promotions', { viewport });
    const dialog = await details(page, 'Seven sign-in days');
    // Coming in signs the day in by itself, a moment later; who is quicker presses.
    await state(page).getByText('in a row').waitFor(PATIENT);
    const press = dialog.getByRole('button', { name: 'Check in today' });
    if (await press.isVisible()) await press.click().catch(() => undefined);
    await state(page).getByText('1 day in a row').waitFor(PATIENT);
    await press.waitFor({ ...PATIENT, state: 'detached' });
    await state(page)
      .getByText(/\d{4}-\d\d-\d\d: signed in/)
      .first()
      .waitFor({ ...PATIENT, state: 'attached' });
    const { value } = await call(siteUrl, 'GET', '/api/sign-in-days', undefined, member.token);
    expect(value).toMatchObject({ streak: 1, isSignedToday: true });
  });

  test('an application takes a short comment and pictures, refuses what is none, and tells what came of it', async () => {
    const member = await register(siteUrl);
    const { page } = await enter(member, '/promotions', { viewport });
    const dialog = await details(page, 'Show your win');
    const form = dialog.getByRole('form', { name: 'Apply' });
    const file = form.getByLabel('Add a picture');

    await form.getByRole('button', { name: 'Send the application' }).click();
    await form.getByText('Please write a comment.').waitFor();
    await form.getByLabel('Your comment').fill('🌸'.repeat(141));
    await form.getByText('141 of 140').waitFor();
    await form.getByText('That is longer than 140 letters').waitFor();
    await form.getByLabel('Your comment').fill('🌸'.repeat(140));
    await form.getByText('140 of 140').waitFor();

    await file.setInputFiles({ name: 'win.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
    const refusal = form.getByRole('alert');
    await refusal.waitFor(PATIENT);
    // What only calls itself a picture is refused by its content.
    await file.setInputFiles({ name: 'win.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') });
    await expect.poll(() => form.getByRole('img').count(), PATIENT).toBe(0);
    await refusal.waitFor(PATIENT);
    await file.setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
    await refusal.getByText('5 MB').waitFor(PATIENT);

    for (let n = 0; n < 3; n += 1) {
      await file.setInputFiles({ name: `win${n}.png`, mimeType: 'image/png', buffer: PICTURE });
      await form.getByText(`Pictures (${n + 1} of 3)`).waitFor();
      await expect.poll(() => form.getByRole('progressbar').count(), PATIENT).toBe(0);
    }
    expect(await file.count()).toBe(0);
    await form.getByRole('button', { name: 'Remove picture 2' }).click();
    await form.getByText('Pictures (2 of 3)').waitFor();
    await form.getByRole('button', { name: 'Send the application' }).click();
    await page.getByText('Your application is on its way').waitFor(PATIENT);
    await state(page).getByText('Applying').first().waitFor(PATIENT);

    const waiting = (await champa('applications', 'list')).stdout;
    const id = waiting
      .split('\n')
      .find((line) => line.includes(member.username))!
      .split('\t')[0]!;
    const decided = await champa('applications', 'reject', id, '--by', 'vilay', '--reason', 'The win cannot be seen');
    expect(decided).toMatchObject({ code: 0 });
    await page.goto('/member/applications');
    const answer = page.getByRole('article', { name: 'Show your win' });
    await answer.getByText('Rejected', { exact: true }).waitFor(PATIENT);
    await answer.getByText('The win cannot be seen').waitFor();
    await answer.getByText('2 pictures').waitFor();
  });
});

test('signing up has its time, and is done once', async () => {
  const member = await register(siteUrl);
  const { page } = await enter(member, '/promotions', { viewport: phone });
  await cardOf(page, 'Night table cup').getByText('Signing up open').waitFor(PATIENT);
  await cardOf(page, 'Night market').getByText('Registration closed').waitFor();
  const dialog = await details(page, 'Night table cup');
  await dialog.getByText('Sign up within').waitFor();
  await dialog.getByRole('button', { name: 'Sign up', exact: true }).dblclick();
  await state(page).getByText('Signed up', { exact: true }).waitFor(PATIENT);
});

test('bringing friends shows its milestones beside the link', async () => {
  const member = await register(siteUrl);
  const { page } = await enter(member, '/member/referral', { viewport: phone });
  const milestones = page.getByRole('region', { name: 'What your friends bring you' });
  await milestones.getByText('Friends who count: 0 of 0').waitFor(PATIENT);
  expect(await milestones.getByRole('listitem').count()).toBeGreaterThan(1);
});

test('a visitor sees the promotions without states, and is asked to register', async () => {
  const { page } = await enter(null, '/promotions', { viewport: phone });
  await cardOf(page, 'Slot marathon').getByRole('button').click(PATIENT);
  await page.getByRole('dialog').getByRole('button', { name: 'Register' }).waitFor(PATIENT);
  expect(await page.getByText('You can join').count()).toBe(0);
});

test.each([
  ['lo', 'ເຂົ້າຮ່ວມໄດ້', 'ເປີດລົງທະບຽນ'],
  ['cn', '可参加', '报名中'],
])('the states are told in %s', async (language, join, signUp) => {
  const member = await register(siteUrl);
  const { page } = await enter(member, '/promotions', { viewport: phone, language });
  await page.getByText(join, { exact: true }).first().waitFor(PATIENT);
  await page.getByText(signUp, { exact: true }).first().waitFor(PATIENT);
});
