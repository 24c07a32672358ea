import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { call } from './support/api.ts';
import { authenticatorCode } from './support/authenticator.ts';
import { seriousFor } from './support/axe.ts';
import { expectNoSideways, knock, rowOf, STAFF, staffSession, work } from './support/backoffice.ts';
import { settingsAreRead } from './support/brand.ts';
import { sql } from './support/database.ts';
import { on } from './support/devices.ts';
import { addPasskeyDevice } from './support/passkey-device.ts';
import { runBin } from './support/platform.ts';
import { thisPlatform } from './support/this-platform.ts';

const { backofficeUrl, environment } = thisPlatform();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function champa(...words: string[]): Promise<string> {
  const { code, stdout } = await runBin('champa', ['staff', ...words], environment);
  expect(code).toBe(0);
  return stdout.trim();
}

let made = 0;

/** A new employee with a generated password. */
async function employee(role: string): Promise<{ username: string; password: string }> {
  made += 1;
  const username = `desk${Date.now().toString(36)}${made}`;
  const told = await champa('add', username, '--name', 'Souk', '--role', role);
  return { username, password: told.slice(`${username}: `.length) };
}

async function secondFactors(rule: 'required' | 'optional'): Promise<void> {
  await sql(
    `UPDATE site.setting SET value = value || jsonb_build_object('secondFactor', $1::text) WHERE key = 'staff'`,
    [rule],
  );
  await settingsAreRead();
}

async function typePassword(page: Page, { username, password }: { username: string; password: string }): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.locator('input[name="password"]').fill(password);
  await button(page, 'Sign in').click();
}

/** Whichever screen the sign-in leads to. */
const isIn = (page: Page): Promise<void> => page.getByRole('button', { name: 'Profile' }).waitFor();

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByLabel('Username').waitFor();
}

/** Adds an authenticator on the screen that is open. @returns its secret */
async function addAuthenticator(page: Page, stepsFromNow = 0): Promise<string> {
  await button(page, 'Add an authenticator').click();
  await page.getByRole('img', { name: 'QR code with the key for your app' }).waitFor();
  const secret = (await page.getByTestId('authenticator-key').innerText()).replaceAll(' ', '');
  await page.getByLabel('The six digits that the app shows now').fill(authenticatorCode(secret, stepsFromNow));
  await page.getByLabel('Name of the device').fill('My telephone');
  await button(page, 'Add').click();
  return secret;
}

describe('where second factors are required', () => {
  beforeAll(() => secondFactors('required'));
  afterAll(() => secondFactors('optional'));

  test.each(on('phone'))(
    'an employee on a %s adds an authenticator at the first sign-in, and can do nothing before',
    async (_, viewport) => {
      const desk = await employee('auditor');
      const page = await knock('/vendors', { viewport });
      await typePassword(page, desk);
      await page.getByRole('heading', { name: 'Add a second factor' }).waitFor();
      expect(await page.getByRole('menuitem').count()).toBe(0);
      const token = await page.evaluate(() => sessionStorage.getItem('staff_token'));
      const refused = await call(backofficeUrl, 'GET', '/api/admin/vendors', undefined, token!);
      expect(refused).toMatchObject({ status: 403, code: 'STAFF_ENROLMENT_NEEDED' });
      await expectNoSideways(page);
      expect(await seriousFor(page, 'main')).toEqual([]);

      const secret = await addAuthenticator(page);
      const shown = page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem');
      await expect.poll(() => shown.count()).toBe(10);
      const codes = await shown.allInnerTexts();
      await button(page, 'I have kept them').click();
      await page.getByText('Naga Spin Studio').waitFor();

      await signOut(page);
      await typePassword(page, desk);
      const field = page.getByLabel('Code of your authenticator');
      await field.fill('000000');
      await button(page, 'Sign in').click();
      await page.getByText('The verification code is wrong.').waitFor();
      await field.fill(authenticatorCode(secret, 1));
      await button(page, 'Sign in').click();
      await isIn(page);

      await signOut(page);
      await typePassword(page, desk);
      await field.fill(codes[3]!);
      await button(page, 'Sign in').click();
      await isIn(page);
    },
  );

  test('an employee adds a passkey, and signs in with it after the password', async () => {
    const desk = await employee('auditor');
    const page = await knock('/vendors');
    await addPasskeyDevice(page);
    await typePassword(page, desk);
    await button(page, 'Add a passkey').click();
    await button(page, 'Add').click();
    await button(page, 'I have kept them').click();
    await page.getByText('Naga Spin Studio').waitFor();

    await signOut(page);
    await typePassword(page, desk);
    await button(page, 'Use a passkey').click();
    await isIn(page);

    await page.goto(`${backofficeUrl}/#/account`);
    expect(await button(page, 'Remove').isDisabled()).toBe(true);
    await addAuthenticator(page);
    await page.getByRole('listitem').filter({ hasText: 'My telephone' }).waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Passkey' }).getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('The last one stays').waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(await button(page, 'Remove').isDisabled()).toBe(true);
  });

  test('who lost them adds new ones once two others have confirmed it', async () => {
    const [desk, owner] = [await employee('auditor'), await employee('owner')];
    const told = await champa('authenticator', desk.username, '--reason', 'a second factor');
    expect(told).toContain('otpauth://');
    await secondFactors('optional');
    const lost = async (page: Page): Promise<void> => {
      await page.goto(`${backofficeUrl}/#/staff/${desk.username}`);
      await button(page, 'Lost second factors').click();
      await page.getByRole('dialog').getByLabel('Reason (kept in the log)').fill('the telephone fell into the Mekong');
      await button(page, 'Confirm').click();
    };
    const first = await work('/staff');
    await lost(first);
    await first.getByText(`The loss is confirmed by ${STAFF.username}`).waitFor();
    await expect.poll(() => first.getByRole('dialog').count()).toBe(0);
    expect(await button(first, 'Lost second factors').count()).toBe(0);
    const again = { reason: 'once more, by the API' };
    const path = `/api/admin/staff/${desk.username}/recovery`;
    expect(await call(backofficeUrl, 'POST', path, again, await staffSession())).toMatchObject({
      code: 'NOT_POSSIBLE',
    });

    const second = await knock('/staff');
    await typePassword(second, owner);
    await second.getByRole('table').waitFor();
    await lost(second);
    await second.getByText('None yet').waitFor();

    const page = await knock('/vendors');
    await typePassword(page, desk);
    await page.getByRole('heading', { name: 'Add a second factor' }).waitFor();
    await secondFactors('required');
  });
});

test('a change of rights asks again who it is, keeps what was typed, and is made by itself', async () => {
  // The journeys share this employee, whose wrong password counts.
  onTestFinished(async () => void (await sql(`DELETE FROM throttle.attempt WHERE key LIKE 'password:staff %'`, [])));
  const page = await work('/staff/dao');
  await page.getByRole('checkbox', { name: 'Content' }).check();
  await page.getByLabel('Reason (kept in the log)').fill('writes the news of promotions, too');
  const token = (await page.evaluate(() => sessionStorage.getItem('staff_token')))!;
  await sql(
    `UPDATE staff.session SET confirmed_at = now() - interval '1 hour' WHERE token_hash = sha256(convert_to($1, 'UTF8'))`,
    [token],
  );
  const wanted = { roles: ['promotions'], reason: 'by the API' };
  const refused = await call(backofficeUrl, 'PUT', '/api/admin/staff/dao/roles', wanted, token);
  expect(refused).toMatchObject({ status: 403, code: 'STAFF_FRESH_NEEDED' });

  await button(page, 'Save').click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('You did not confirm that it is you.').waitFor();
  expect(await page.getByLabel('Reason (kept in the log)').inputValue()).toBe('writes the news of promotions, too');

  await button(page, 'Save').click();
  await dialog.getByLabel('Present password').fill('wrong');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.getByText('Not right').waitFor();
  expect(await seriousFor(page, '[role=dialog]')).toEqual([]);
  await dialog.getByLabel('Present password').fill(STAFF.password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await rowOf(page, 'dao').getByText('Content, Promotions').waitFor();
  const back = { roles: ['promotions'], reason: 'the journey is over' };
  await call(backofficeUrl, 'PUT', '/api/admin/staff/dao/roles', back, await staffSession());
});

describe.each(on('phone'))('one’s own account on a %s', (_, viewport) => {
  test('has the sessions, of which others are ended, the last sign-ins, and the password', async () => {
    const desk = await employee('auditor');
    const page = await knock('/vendors', { viewport });
    await typePassword(page, desk);
    await page.getByText('Naga Spin Studio').waitFor();
    const { value } = await call(backofficeUrl, 'POST', '/api/admin/session', desk);
    await page.getByRole('button', { name: 'Profile' }).click();
    await page.getByRole('menuitem', { name: 'My account' }).click();
    await page.getByText('This one').waitFor();
    await expectNoSideways(page);
    expect(await seriousFor(page, 'main')).toEqual([]);
    await button(page, 'End').click();
    await expect.poll(() => button(page, 'End').count()).toBe(0);
    expect(await call(backofficeUrl, 'GET', '/api/admin/session', undefined, value.token)).toMatchObject({
      status: 401,
    });
    expect(await page.getByRole('region', { name: 'Last sign-ins' }).getByRole('row').count()).toBe(3);

    await page.getByLabel('Present password').fill(desk.password);
    await page.getByLabel('New password', { exact: true }).fill('qwertyuiop');
    await page.getByLabel('New password again').fill('qwertyuiop');
    await button(page, 'Change the password').click();
    await page.getByText('Everybody tries this one first').waitFor();
    await page.getByLabel('New password', { exact: true }).fill('quiet-Garden-77');
    await page.getByLabel('New password again').fill('quiet-Garden-77');
    await button(page, 'Change the password').click();
    await page.getByText('The password is changed').waitFor();
    expect(await call(backofficeUrl, 'POST', '/api/admin/session', desk)).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    await call(backofficeUrl, 'POST', '/api/admin/session', { ...desk, password: 'quiet-Garden-77' });
  });
});
