import { randomInt } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { call, newUsername, PASSWORD, register } from './support/api.ts';
import { spokenOn } from './support/devices.ts';
import { sql } from './support/database.ts';
import { codeSentTo, switchOn } from './support/identity.ts';
import { PATIENT } from './support/patience.ts';
import { addPasskeyDevice } from './support/passkey-device.ts';
import { thisPlatform } from './support/this-platform.ts';
import { enterPage } from './support/windows.ts';
import { counting, say, spoken, type Word } from './support/words.ts';

const { siteUrl } = thisPlatform();
const PASSKEYS = '/member/securityCenter?panel=passkeys';

describe.each(spokenOn('cn', 'phone'))('quick ways to sign in, in %s, on a %s', (language, _device, viewport) => {
  const words = spoken[language];
  const byMekong = say(words.provider_sign_in, { provider: 'Mekong ID' });

  const arrive = (address: string, member: { token: string } | null = null) =>
    enterPage(member, address, { viewport, language });
  const told = (page: Page, message: Word) => page.getByText(words[message]).first().waitFor();
  const button = (page: Page | Locator, label: Word) => page.getByRole('button', { name: words[label], exact: true });
  const field = (page: Page | Locator, label: Word) => page.getByLabel(words[label], { exact: true });

  test('a passkey is added in the security centre, signs in with one press, and is offered by autofill; after its removal it no longer signs in', async () => {
    const member = await register(siteUrl);
    const page = await arrive(PASSKEYS, member);
    await addDevice(page);
    await told(page, 'passkeys_empty');
    await button(page, 'passkey_add').click();
    const adding = page.getByRole('dialog', { name: words.passkey_add });
    await field(adding, 'passkey_name').fill('My telephone');
    await field(adding, 'own_password').fill('not-the-Word-1');
    await button(adding, 'passkey_add').click();
    await adding.getByText(words['field.wrong']).waitFor();
    await field(adding, 'own_password').fill(member.password);
    await button(adding, 'passkey_add').click();
    await page.getByText('My telephone').waitFor();
    await told(page, 'passkey_unused');

    await setAutofill(page, false);
    await signOut(page);
    await page.goto('/login');
    await button(page, 'passkey_sign_in').click();
    await isIn(page, member.username);

    // The browser's own offer: the device's owner touches it, and no button is pressed.
    await setAutofill(page, true);
    await signOut(page);
    await page.goto('/login');
    await isIn(page, member.username);

    await page.goto(PASSKEYS);
    await button(page, 'passkey_remove').click();
    const removing = page.getByRole('dialog', { name: say(words.passkey_remove_title, { name: 'My telephone' }) });
    await field(removing, 'own_password').fill(member.password);
    await button(removing, 'passkey_remove').click();
    await told(page, 'passkeys_empty');
    await setAutofill(page, false);
    await signOut(page);
    await page.goto('/login');
    await button(page, 'passkey_sign_in').click();
    await told(page, 'error.PASSKEY_REFUSED');
  });

  test('a provider brings a newcomer, who chooses a name, and is signed in at once the next time', async () => {
    const email = `${newUsername()}@mekong.example`;
    const page = await arrive('/login?redirect=%2Fmember%2Fprofile');
    await page.getByRole('button', { name: byMekong }).click();
    await beSomebody(page, email);
    await told(page, 'newcomer_title');
    expect(new URL(page.url()).search).toBe('');
    const username = newUsername().slice(0, 20);
    await field(page, 'username').fill(username);
    expect(await field(page, 'password').count()).toBe(0);
    await button(page, 'register_submit').click();
    await told(page, 'field.terms_required');
    await page.getByRole('dialog').getByRole('checkbox').last().check();
    await button(page, 'register_submit').click();
    await page.waitForURL((url) => url.pathname === '/member/profile');
    expect(await nameOf(page)).toBe(username);

    await signOut(page);
    await page.goto('/login');
    await page.getByRole('button', { name: byMekong }).click();
    await isIn(page, username);
    expect(page.url()).not.toContain('ticket');
  });

  test('a visitor who cancels at the provider is told to try again', async () => {
    const page = await arrive('/register');
    await page.getByRole('button', { name: byMekong }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await told(page, 'error.PROVIDER_LOGIN_FAILED');
    await button(page.getByRole('dialog'), 'login').click();
    await page.getByRole('button', { name: byMekong }).waitFor();
  });

  test('a member links a provider’s account, and removes it', async () => {
    const member = await register(siteUrl);
    const page = await arrive('/member/securityCenter?panel=linkedAccounts', member);
    const mekong = page.getByRole('listitem').filter({ hasText: 'Mekong ID' });
    await mekong.getByText(words.link_none).waitFor();
    await button(mekong, 'link_account').click();
    const linking = page.getByRole('dialog', { name: say(words.link_title, { provider: 'Mekong ID' }) });
    await field(linking, 'own_password').fill(member.password);
    await button(linking, 'link_account').click();
    await beSomebody(page, `${newUsername()}@mekong.example`);
    await page.getByText(say(words.link_done, { provider: 'Mekong ID' })).waitFor();
    await page.waitForURL((url) => url.pathname === '/member/securityCenter');

    await button(mekong, 'unlink_account').click();
    const removing = page.getByRole('dialog', { name: say(words.unlink_title, { provider: 'Mekong ID' }) });
    await field(removing, 'own_password').fill(member.password);
    await button(removing, 'unlink_account').click();
    await mekong.getByText(words.link_none).waitFor();
  });

  test('the phone sign-in provider verifies a number in its own window; a closed window and every refusal are reported', async () => {
    const { username } = await register(siteUrl);
    const mobile = `20${randomInt(10_000_000, 99_999_999)}`;
    await sql(
      'UPDATE member.profile SET mobile = $2 WHERE member_id = (SELECT id FROM member.member WHERE username = $1)',
      [username, `+856${mobile}`],
    );
    onTestFinished(await switchOn('phoneProvider', { uses: ['login'] }));
    const page = await arrive('/login');
    const fill = async (number: string): Promise<void> => {
      await page.getByRole('tab', { name: words.mobile_number }).click();
      await page.getByRole('textbox', { name: words.mobile_number }).fill(number);
    };
    const verify = async (): Promise<Page> => {
      const [opened] = await Promise.all([page.waitForEvent('popup'), button(page, 'phone_verify').click()]);
      return opened;
    };
    const logIn = button(page.getByRole('dialog'), 'login');
    await fill(mobile);
    await logIn.click();
    await told(page, 'error.VERIFICATION_REQUIRED');
    await (await verify()).close();
    await told(page, 'error.PROVIDER_LOGIN_FAILED');
    expect(await page.getByRole('button', { name: counting(words, /\d+/) }).isDisabled()).toBe(true);

    // Another one can be requested after a minute, or on a new page.
    await page.reload();
    await fill('200000001');
    await verify();
    await told(page, 'error.SMS_UNAVAILABLE');

    await page.reload();
    await fill(mobile);
    const window = await verify();
    await window.getByRole('button', { name: 'Send the code' }).click();
    await window.getByLabel('Code').fill('000000');
    await window.getByRole('button', { name: 'Verify' }).click();
    await window.getByText('This code is wrong.').waitFor();
    await window.getByLabel('Code').fill(await codeSentTo(`+856${mobile}`));
    await window.getByRole('button', { name: 'Verify' }).click();
    await told(page, 'phone_verified');
    await logIn.click();
    await isIn(page, username);
  });

  test('a member who is not an agent cannot sign in to the agents’ area; an agent’s link fills in its code', async () => {
    const { username, password } = await register(siteUrl);
    const page = await arrive('/agentHome');
    await page.waitForURL((url) => url.pathname === '/login');
    await field(page, 'username').fill(username);
    await field(page, 'password').fill(password);
    await button(page.getByRole('dialog'), 'login').click();
    await told(page, 'error.NON_AGENT');

    await page.goto('/promotions?affiliateCode=khamla');
    await page.locator('header').getByRole('button', { name: words.register }).click();
    await expect.poll(() => field(page, 'affiliate_code').inputValue(), PATIENT).toBe('khamla');
    const newcomer = newUsername();
    await field(page, 'username').fill(newcomer);
    await field(page, 'password').fill(PASSWORD);
    await field(page, 'password_confirm').fill(PASSWORD);
    await page.getByRole('dialog').getByRole('checkbox').last().check();
    await button(page, 'register_submit').click();
    await isIn(page, newcomer);
    const [made] = await sql<{ upline: string }>(
      `SELECT u.username AS upline FROM member.member m JOIN member.member u ON u.id = m.upline_id WHERE m.username = $1`,
      [newcomer],
    );
    expect(made?.upline).toBe('khamla');
  });
});

/** A device that stores passkeys, in a browser that offers them beside names only where `setAutofill` says so. */
async function addDevice(page: Page): Promise<void> {
  await addPasskeyDevice(page);
  await page.addInitScript(() => {
    if (sessionStorage.getItem('no-autofill') === null) return;
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
}

/** Whether the browser of later pages offers passkeys beside names; not all do. */
function setAutofill(page: Page, isOn: boolean): Promise<void> {
  return page.evaluate((on) => {
    if (on) sessionStorage.removeItem('no-autofill');
    else sessionStorage.setItem('no-autofill', '1');
  }, isOn);
}

/** At the provider: a name, an address, and consent to share them. */
async function beSomebody(page: Page, email: string): Promise<void> {
  await page.getByText('Choose an account').waitFor();
  await page.getByLabel('Name').fill('Noy Vongsa');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: 'Allow' }).click();
}

/** Like a new tab: without a session. */
function signOut(page: Page): Promise<void> {
  return page.evaluate(() => sessionStorage.removeItem('token'));
}

/** Waits until the page shows this member's balance of zero. */
async function isIn(page: Page, username: string): Promise<void> {
  await page
    .getByText(/(?<![\d.,])0[.,]00/)
    .first()
    .waitFor();
  expect(await nameOf(page)).toBe(username);
}

async function nameOf(page: Page): Promise<string> {
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  const { value } = await call(siteUrl, 'GET', '/api/member', undefined, token ?? '');
  return value.account;
}
