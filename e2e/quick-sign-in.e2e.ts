import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect, inject, test } from 'vitest';
import { call, newUsername, PASSWORD, register } from './support/api.ts';
import { closeBrowser, desktop, phone, type Visit, visit } from './support/browser.ts';
import { sql } from './support/database.ts';
import { codeSentTo, switchOn } from './support/identity.ts';

const open: Visit[] = [];
const undo: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const { context } of open.splice(0)) await context.close();
  for (const restore of undo.splice(0)) await restore();
});

afterAll(closeBrowser);

describe.each([
  ['phone', phone],
  ['desktop', desktop],
] as const)('quick ways in on a %s', (_device, viewport) => {
  const enter = async (pathname: string): Promise<Visit> => {
    const visitor = await visit(pathname, { viewport, announcementsClosed: true });
    open.push(visitor);
    return visitor;
  };

  test('a passkey is made in the security centre, signs in by one press, and offers itself by autofill', async () => {
    const { username, password, token } = await register(inject('platform').siteUrl);
    const { page } = await enter(`/member/securityCenter?panel=passkeys&token=${token}`);
    await addDevice(page);
    await page.getByText('No passkey yet').waitFor();
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await dialog.getByLabel('Name of the passkey').fill('My telephone');
    await dialog.getByLabel('Your login password').fill('not-the-Word-1');
    await dialog.getByRole('button', { name: 'Add a passkey' }).click();
    await dialog.getByText('This is not right.').waitFor();
    await dialog.getByLabel('Your login password').fill(password);
    await dialog.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByText('Your passkey is ready').waitFor();
    await page.getByText('My telephone').waitFor();
    await page.getByText('Not used yet').waitFor();

    await setAutofill(page, false);
    await signOut(page);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByText('₭0.00').first().waitFor();
    expect(await nameOf(page)).toBe(username);

    // The browser's own offer: whoever holds the device touches it, and no button is pressed.
    await setAutofill(page, true);
    await signOut(page);
    await page.goto('/login');
    await page.getByText('₭0.00').first().waitFor();
    expect(await nameOf(page)).toBe(username);
  });

  test('a passkey that was removed signs nobody in', async () => {
    const { password, token } = await register(inject('platform').siteUrl);
    const { page } = await enter(`/member/securityCenter?panel=passkeys&token=${token}`);
    await addDevice(page);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const adding = page.getByRole('dialog', { name: 'Add a passkey' });
    await adding.getByLabel('Your login password').fill(password);
    await adding.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByText('My passkey', { exact: true }).waitFor();

    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    const removing = page.getByRole('dialog', { name: 'Remove “My passkey”?' });
    await removing.getByLabel('Your login password').fill(password);
    await removing.getByRole('button', { name: 'Remove' }).click();
    await page.getByText('No passkey yet').waitFor();
    await setAutofill(page, false);
    await signOut(page);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByText('This passkey was not accepted. Try again, or log in another way.').first().waitFor();
  });

  test('a provider brings somebody new, who names himself, and lets him in at once the next time', async () => {
    const email = `${newUsername()}@mekong.example`;
    const { page } = await enter('/login?redirect=%2Fmember%2Fprofile');
    await goByMekong(page, email);
    await page.getByText('Almost there').waitFor();
    expect(new URL(page.url()).search).toBe('');
    const username = newUsername().slice(0, 20);
    await page.getByLabel('Username').fill(username);
    expect(await page.getByLabel('Password', { exact: true }).count()).toBe(0);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Please accept the terms first.').waitFor();
    await page.getByLabel(/18 or older/).check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL((url) => url.pathname === '/member/profile');
    expect(await nameOf(page)).toBe(username);

    await signOut(page);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Continue with Mekong ID' }).click();
    await page.getByText('₭0.00').first().waitFor();
    expect(await nameOf(page)).toBe(username);
    expect(page.url()).not.toContain('ticket');
  });

  test('who breaks a visit to a provider off is told to try again', async () => {
    const { page } = await enter('/register');
    await page.getByRole('button', { name: 'Continue with Mekong ID' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Login failure, try again.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('button', { name: 'Continue with Mekong ID' }).waitFor();
  });

  test('a member links an account elsewhere, signs in by it, and takes it off', async () => {
    const { username, password, token } = await register(inject('platform').siteUrl);
    const { page } = await enter(`/member/securityCenter?panel=linkedAccounts&token=${token}`);
    await page.getByText('Not linked').waitFor();
    await page.getByRole('button', { name: 'Link', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Link Mekong ID' });
    await dialog.getByLabel('Your login password').fill(password);
    await dialog.getByRole('button', { name: 'Link' }).click();
    await beSomebody(page, `${newUsername()}@mekong.example`);
    await page.getByText('Mekong ID is linked').waitFor();
    await page.waitForURL((url) => url.pathname === '/member/securityCenter');

    await signOut(page);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Continue with Mekong ID' }).click();
    await page.getByText('₭0.00').first().waitFor();
    expect(await nameOf(page)).toBe(username);

    await page.goto('/member/securityCenter?panel=linkedAccounts');
    await page.getByRole('button', { name: 'Take off' }).click();
    const removal = page.getByRole('dialog', { name: 'Take Mekong ID off?' });
    await removal.getByLabel('Your login password').fill(password);
    await removal.getByRole('button', { name: 'Take off' }).click();
    await page.getByText('Not linked').waitFor();
  });

  test('a one-time code stands for the password', async () => {
    const { username } = await register(inject('platform').siteUrl);
    const email = `${username}@example.com`;
    await sql(
      'UPDATE member.profile SET email = $2 WHERE member_id = (SELECT id FROM member.member WHERE username = $1)',
      [username, email],
    );
    const { page } = await enter('/login');
    await page.getByRole('button', { name: 'Use a one-time code instead' }).click();
    await page.getByLabel('Username', { exact: true }).fill(username);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByLabel('Verification code').fill(await codeSentTo(email));
    await page.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByText('₭0.00').first().waitFor();
    expect(await nameOf(page)).toBe(username);
  });

  test('the phone sign-in provider verifies a number in a window of its own', async () => {
    const { username } = await register(inject('platform').siteUrl);
    const mobile = `20${randomInt(10_000_000, 99_999_999)}`;
    await sql(
      'UPDATE member.profile SET mobile = $2 WHERE member_id = (SELECT id FROM member.member WHERE username = $1)',
      [username, `+856${mobile}`],
    );
    undo.push(await switchOn('phoneProvider', { uses: ['login'] }));
    const { page } = await enter('/login');
    await page.getByRole('tab', { name: 'Mobile number' }).click();
    await page.getByRole('textbox', { name: 'Mobile number' }).fill(mobile);
    const logIn = page.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true });
    await logIn.click();
    await page.getByText('Please finish verification first.').waitFor();

    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Verify the number' }).click();
    const window = await opened;
    await page.getByRole('button', { name: /^[56]\d s$/ }).waitFor();
    await window.getByRole('button', { name: 'Send the code' }).click();
    await window.getByLabel('Code').fill('000000');
    await window.getByRole('button', { name: 'Verify' }).click();
    await window.getByText('This code is wrong.').waitFor();
    await window.getByLabel('Code').fill(await codeSentTo(`+856${mobile}`));
    await window.getByRole('button', { name: 'Verify' }).click();
    await page.getByText('The number is verified.').waitFor();
    await logIn.click();
    await page.getByText('₭0.00').first().waitFor();
    expect(await nameOf(page)).toBe(username);
  });

  test('a provider’s window that is closed is a login failure; what it refuses is told', async () => {
    undo.push(await switchOn('phoneProvider', { uses: ['login'] }));
    const { page } = await enter('/login');
    await page.getByRole('tab', { name: 'Mobile number' }).click();
    await page.getByRole('textbox', { name: 'Mobile number' }).fill('2055512345');
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Verify the number' }).click();
    await (await opened).close();
    await page.getByText('Login failure, try again.').waitFor();

    await page.reload();
    await page.getByRole('tab', { name: 'Mobile number' }).click();
    await page.getByRole('textbox', { name: 'Mobile number' }).fill('200000001');
    await page.getByRole('button', { name: 'Verify the number' }).click();
    await page.getByText('Codes cannot be sent just now. Contact customer service.').waitFor();
  });

  test('who is no agent cannot log in to the agents’ area; an agent’s address brings his code along', async () => {
    const { username, password } = await register(inject('platform').siteUrl);
    const { page } = await enter('/agentHome');
    await page.waitForURL((url) => url.pathname === '/login');
    await page.getByLabel('Username', { exact: true }).fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByText('Non-agents cannot log in.').waitFor();

    await page.goto('/promotions?affiliateCode=khamla');
    await page.goto('/register');
    expect(await page.getByLabel(/Invitation code/).inputValue()).toBe('khamla');
    const newcomer = newUsername();
    await page.getByLabel('Username').fill(newcomer);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Repeat password').fill(PASSWORD);
    await page.getByLabel(/18 or older/).check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('₭0.00').first().waitFor();
    const [made] = await sql<{ upline: string }>(
      `SELECT u.username AS upline FROM member.member m JOIN member.member u ON u.id = m.upline_id WHERE m.username = $1`,
      [newcomer],
    );
    expect(made?.upline).toBe('khamla');
  });
});

/** A device of the browser's that keeps passkeys; its holder touches it whenever he is asked. */
async function addDevice(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.addInitScript(() => {
    if (sessionStorage.getItem('no-autofill') === null) return;
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
}

/** Whether the browser of the pages to come offers passkeys beside names; not all do. */
function setAutofill(page: Page, isOn: boolean): Promise<void> {
  return page.evaluate((on) => {
    if (on) sessionStorage.removeItem('no-autofill');
    else sessionStorage.setItem('no-autofill', '1');
  }, isOn);
}

async function goByMekong(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue with Mekong ID' }).click();
  await beSomebody(page, email);
}

/** At the provider: a name, an address, and leave to tell them. */
async function beSomebody(page: Page, email: string): Promise<void> {
  await page.getByText('Choose an account').waitFor();
  await page.getByLabel('Name').fill('Noy Vongsa');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: 'Allow' }).click();
}

/** As a new tab is: without a session. */
function signOut(page: Page): Promise<void> {
  return page.evaluate(() => sessionStorage.removeItem('token'));
}

async function nameOf(page: Page): Promise<string> {
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  const { value } = await call(inject('platform').siteUrl, 'GET', '/api/member', undefined, token ?? '');
  return value.account;
}
