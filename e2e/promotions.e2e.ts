import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { call, register } from './support/api.ts';
import { phone } from './support/browser.ts';
import { closeByEscape } from './support/dialogs.ts';
import { on } from './support/devices.ts';
import { PATIENT } from './support/patience.ts';
import { widthsShown } from './support/pictures.ts';
import { PIXEL } from './support/pixel.ts';
import { runBin } from './support/platform.ts';
import { thisPlatform } from './support/this-platform.ts';
import { enter } from './support/windows.ts';

const { siteUrl, environment } = thisPlatform();

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

describe.each(on('phone'))('promotions on a %s', (_device, viewport) => {
  test('show the member’s state on their cards, can be joined, and signed up for in their period, once', async () => {
    const member = await register(siteUrl);
    const { page, errors } = await enter(member, '/promotions', { viewport });
    await cardOf(page, 'Slot marathon').getByText('You can join').waitFor(PATIENT);
    await cardOf(page, 'Show your win').waitFor();
    const dialog = await details(page, 'Slot marathon');
    await dialog.getByRole('button', { name: 'Join', exact: true }).click();
    await page.getByText('You have joined').waitFor(PATIENT);
    await state(page).getByRole('progressbar').first().waitFor(PATIENT);
    await closeByEscape(page, dialog);
    expect(await cardOf(page, 'Slot marathon').getByText('You can join').count()).toBe(0);

    await cardOf(page, 'Night table cup').getByText('Signing up open').waitFor(PATIENT);
    await cardOf(page, 'Night market').getByText('Registration closed').waitFor();
    await details(page, 'Night table cup');
    await dialog.getByText('Sign up within').waitFor();
    await dialog.getByRole('button', { name: 'Sign up', exact: true }).dblclick();
    await state(page).getByText('Signed up', { exact: true }).waitFor(PATIENT);
    expect(errors).toEqual([]);
  });

  test('a day is signed in once, and is in the calendar with its streak', async () => {
    const member = await register(siteUrl);
    const { page } = await enter(member, '/promotions', { viewport });
    const dialog = await details(page, 'Seven sign-in days');
    // Signing in also signs the day in, a moment later; a faster member presses.
    await state(page).getByText('in a row').waitFor(PATIENT);
    const press = dialog.getByRole('button', { name: 'Check in today' });
    if (await press.isVisible()) await press.click().catch(() => undefined);
    await state(page).getByText('1 day in a row').waitFor(PATIENT);
    await press.waitFor({ ...PATIENT, state: 'detached' });
    await state(page)
      .getByText(/\d\d \w{3} \d{4}: signed in/)
      .first()
      .waitFor({ ...PATIENT, state: 'attached' });
    const { value } = await call(siteUrl, 'GET', '/api/sign-in-days', undefined, member.token);
    expect(value).toMatchObject({ streak: 1, isSignedToday: true });
  });

  test('an application takes a comment and pictures, refuses other files, and shows the decision', async () => {
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
    // A file that only claims to be a picture is refused by its content.
    await file.setInputFiles({ name: 'win.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') });
    await expect.poll(() => form.getByRole('img').count(), PATIENT).toBe(0);
    await refusal.waitFor(PATIENT);

    for (let n = 0; n < 3; n += 1) {
      await file.setInputFiles({ name: `win${n}.png`, mimeType: 'image/png', buffer: PIXEL });
      await form.getByText(`Pictures (${n + 1} of 3)`).waitFor();
      await expect.poll(() => form.getByRole('progressbar').count(), PATIENT).toBe(0);
    }
    expect(await file.count()).toBe(0);
    expect(await widthsShown(form.getByRole('img'))).toEqual([1, 1, 1]);
    await form.getByRole('button', { name: 'Remove picture 2' }).click();
    await form.getByText('Pictures (2 of 3)').waitFor();
    await form.getByRole('button', { name: 'Send the application' }).click();
    await page.getByText('Your application is on its way').waitFor(PATIENT);
    await state(page).getByText('Applying').first().waitFor(PATIENT);

    await reject(member.token, 'The win cannot be seen');
    await page.goto('/member/applications');
    const answer = page.getByRole('article', { name: 'Show your win' });
    await answer.getByText('Rejected', { exact: true }).waitFor(PATIENT);
    await answer.getByText('The win cannot be seen').waitFor();
    await answer.getByText('2 pictures').waitFor();
  });
});

/** Staff reject a member's only application. */
async function reject(token: string, reason: string): Promise<void> {
  const { value } = await call(siteUrl, 'GET', '/api/activity-applications', undefined, token);
  const [{ id }] = value.list;
  const words = ['promotion', 'applications', 'reject', id, '--reason', reason];
  expect(await runBin('champa', words, environment)).toMatchObject({ code: 0, stderr: '' });
}

test('a visitor sees the promotions without states, and is asked to register', async () => {
  const { page } = await enter(null, '/promotions', { viewport: phone });
  await cardOf(page, 'Slot marathon').getByRole('button').click(PATIENT);
  await page.getByRole('dialog').getByRole('button', { name: 'Register' }).waitFor(PATIENT);
  expect(await page.getByText('You can join').count()).toBe(0);
});
