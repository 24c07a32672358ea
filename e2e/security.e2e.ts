import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { call, PASSWORD, register } from './support/api.ts';
import { authenticatorCode } from './support/authenticator.ts';
import { sql } from './support/database.ts';
import { closeByEscape } from './support/dialogs.ts';
import { codeSentTo, PAYMENT_PASSWORD, switchOn } from './support/identity.ts';
import { on } from './support/devices.ts';
import { PATIENT } from './support/patience.ts';
import { thisPlatform } from './support/this-platform.ts';
import { enterPage } from './support/windows.ts';

type Member = Awaited<ReturnType<typeof register>>;

const { siteUrl } = thisPlatform();
const CENTRE = '/member/securityCenter';

describe.each(on('desktop'))('the security centre on a %s', (_device, viewport) => {
  const newMember = () => register(siteUrl);
  const enterPanel = (member: Member, panel: string) => enterPage(member, `${CENTRE}?panel=${panel}`, { viewport });

  test('what cannot be loaded loads when repeated; each row opens its panel; Back, reload, deep links and Escape work', async () => {
    const page = await enterPage(await newMember(), '/help', { viewport });
    const refusal = { success: false, code: 'SYSTEM_ERROR', message: '', value: {} };
    await page.route('**/api/member/security', (route) => route.fulfill({ status: 500, json: refusal }));
    await page.getByRole('button', { name: 'My account' }).first().click();
    await page.getByRole('menuitem', { name: 'Account', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Security centre' });
    await dialog.getByText('This could not be loaded').waitFor();
    await page.unroute('**/api/member/security');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.getByText('Set a payment password, and bind a phone or an e-mail address.').waitFor();
    expect(await dialog.getByRole('list', { name: 'Security centre' }).getByRole('link').count()).toBe(10);
    await dialog.getByRole('link', { name: /Login history/ }).click();
    await page.waitForURL(`**${CENTRE}?panel=logins`);
    await page.reload();
    await dialog.getByRole('heading', { name: 'Login history' }).waitFor();
    await page.goBack();
    await dialog.getByRole('link', { name: /Login history/ }).waitFor();
    await dialog.getByRole('link', { name: /Mobile number/ }).click();
    await dialog.getByRole('heading', { name: 'Mobile number' }).waitFor();
    await dialog.getByRole('button', { name: 'Security centre' }).click();
    await dialog.getByRole('link', { name: /Mobile number/ }).click();
    await dialog.getByRole('heading', { name: 'Mobile number' }).waitFor();
    await closeByEscape(page, dialog);
    await page.waitForURL('**/help*');
  });

  test('the login password: the rule, its repetition, and if the brand requires it a code to a bound target', async () => {
    onTestFinished(await switchOn('whitelabel', { CHNGPASSVERIF3: true }));
    const member = await newMember();
    const mobile = await bindByHand(member);
    const page = await enterPanel(member, 'password');
    const change = page.getByRole('button', { name: 'Change password', exact: true });
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByText(/The code was sent to \+856\*+\d{3}\./).waitFor();
    await page.getByLabel('Present password').fill(PASSWORD);
    await page.getByLabel('New password', { exact: true }).fill('short');
    await page.getByLabel('Repeat the new password').fill('another');
    await change.click();
    await page.getByText('Use 8 to 64 characters.').waitFor();
    await page.getByText('Incorrect confirmation input. Type the same password twice.').waitFor();
    await page.getByLabel('New password', { exact: true }).fill('brand-New-9');
    await page.getByLabel('Repeat the new password').fill('brand-New-9');
    await page.getByLabel('Verification code').fill(await codeSentTo(mobile));
    await change.click();
    await page.getByText('Your password is changed').waitFor();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await call(siteUrl, 'GET', '/api/member', undefined, member.token)).toMatchObject({ success: true });
  });

  test('the payment password: set with the login password, once for two presses; then reset by a code', async () => {
    const member = await newMember();
    const mobile = await bindByHand(member);
    const page = await enterPanel(member, 'paymentPassword');
    await page.getByLabel('Login password').fill(PASSWORD);
    await typeTwice(page, PAYMENT_PASSWORD);
    const sent = countOf(page, '/api/member/payment-password');
    await page.getByRole('button', { name: 'Set the payment password' }).dblclick();
    await page.getByText('Your payment password is set').waitFor();
    expect(sent()).toBe(1);

    await page.getByRole('link', { name: /Payment password/ }).click();
    await page.getByLabel('Present payment password').fill('111111');
    await typeTwice(page, '593026');
    await page.getByRole('button', { name: 'Change the payment password' }).click();
    await page.getByText('The payment password is wrong.').waitFor();
    await page.getByRole('tab', { name: 'By SMS' }).click();
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByLabel(/Code to \+856/).fill(await codeSentTo(mobile));
    await page.getByRole('button', { name: 'Change the payment password' }).click();
    await page.waitForURL((url) => url.pathname === CENTRE && !url.searchParams.has('panel'));
  });

  test('a mobile number: a wrong code is told beside its field, then it is bound', async () => {
    const page = await enterPanel(await newMember(), 'mobile');
    await page.getByText('an authenticator app or a passkey is safer').waitFor();
    const bind = page.getByRole('button', { name: 'Bind the number' });
    await bind.click();
    await page.getByText('Type your mobile number.').waitFor();
    const own = newMobile();
    await page.getByLabel('Login password').fill(PASSWORD);
    await page.getByRole('textbox', { name: 'Mobile number' }).fill(own);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByRole('button', { name: /^\d+ s$/ }).waitFor();
    const code = await codeSentTo(`+856${own}`);
    await page.getByLabel('Verification code').fill(code === '000000' ? '111111' : '000000');
    await bind.click();
    await page.getByText('The verification code is wrong.').waitFor();
    expect(await page.getByLabel('Verification code').getAttribute('aria-invalid')).toBe('true');
    await page.getByLabel('Verification code').fill(code);
    await bind.click();
    await page.getByRole('link', { name: /Mobile number.*\+856\*+\d{3}.*Confirmed/ }).waitFor();
  });

  test('an e-mail address is bound, and changed with a proof', async () => {
    const member = await newMember();
    const page = await enterPanel(member, 'email');
    await page.getByLabel('Login password').fill(PASSWORD);
    await page.getByLabel('New e-mail address').fill('nobody');
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByText('Type an e-mail address, such as name@example.com.').waitFor();
    const email = `${member.username}@example.com`;
    await page.getByLabel('New e-mail address').fill(email);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByLabel('Verification code').fill(await codeSentTo(email));
    await page.getByRole('button', { name: 'Bind the address' }).click();
    await page.getByText('Your e-mail address is bound').waitFor();
    await page.getByRole('link', { name: /E-mail/ }).click();
    await page.getByText(`${member.username[0]}***@example.com`).waitFor();
    await page.getByRole('tab', { name: 'By e-mail' }).waitFor();
  });

  test('the authenticator: its key, recovery codes shown once, removal with one of them', async () => {
    const member = await newMember();
    const page = await enterPanel(member, 'authenticator');
    await page.getByLabel('Login password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Turn it on' }).click();
    await page.getByRole('img', { name: 'QR code' }).waitFor();
    const secret = (await page.locator('code').innerText()).replaceAll(/\s/g, '');
    await page.getByLabel('Code of the app').fill(authenticatorCode(secret));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Keep them now: they are shown this once.').waitFor();
    const [recoveryCode] = await page.locator('li code').allInnerTexts();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await page.getByRole('link', { name: /Authenticator app.*Set$/ }).click();
    await page.getByLabel('Authenticator code').fill(recoveryCode!);
    await page.getByRole('button', { name: 'Turn it off' }).click();
    await page.getByText('The authenticator is off').waitFor();
    await page.getByLabel('Login password').waitFor();
  });

  test('sessions: this one is marked, another is ended, then all others', async () => {
    const member = await newMember();
    const others = [await signIn(member), await signIn(member)];
    const page = await enterPanel(member, 'sessions');
    const sessions = page.getByRole('article');
    await expect.poll(() => sessions.count(), PATIENT).toBe(3);
    await sessions.filter({ hasText: 'This device' }).waitFor();
    await sessions
      .nth(1)
      .getByRole('button', { name: /End the session/ })
      .click();
    await expect.poll(() => sessions.count(), PATIENT).toBe(2);
    await page.getByRole('button', { name: 'End all others' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'End all others' }).click();
    await expect.poll(() => sessions.count(), PATIENT).toBe(1);
    for (const token of others) {
      expect((await call(siteUrl, 'GET', '/api/member', undefined, token)).code).toBe('NOT_LOGGED_IN');
    }
  });

  test('the login history shows device, method and language, and can be searched and exported', async () => {
    const member = await newMember();
    const elsewhere = { username: member.username, password: PASSWORD, timeZone: 'Asia/Vientiane' };
    const signedIn = await call(siteUrl, 'POST', '/api/session', elsewhere, undefined, {
      'x-language': 'lo',
      'user-agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36',
    });
    expect(signedIn.code).toBeUndefined();
    const page = await enterPanel(member, 'logins');
    const row = page.getByRole('row').filter({ hasText: 'Chrome on Android' });
    await row.getByText('by password').waitFor();
    await row.getByText('Lao', { exact: true }).waitFor();
    await row.getByText('Indochina Time').waitFor();
    await page.getByRole('searchbox').fill('nothing like it');
    await page.getByText('no data').waitFor();
    await page.getByRole('searchbox').fill('android');
    await row.waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save CSV' }).click();
    expect((await download).suggestedFilename()).toBe('logins.csv');
  });
});

async function signIn({ username, password }: Member): Promise<string> {
  return (await call(siteUrl, 'POST', '/api/session', { username, password })).value.token;
}

async function typeTwice(page: Page, password: string): Promise<void> {
  await page.getByLabel('New payment password').fill(password);
  await page.getByLabel('Repeat the payment password').fill(password);
}

/** Binds a verified number, without its journey. */
async function bindByHand({ username }: Member): Promise<string> {
  const mobile = `+856${newMobile()}`;
  await sql(
    `UPDATE member.profile SET mobile = $2, mobile_verified_at = now()
      WHERE member_id = (SELECT id FROM member.member WHERE username = $1)`,
    [username, mobile],
  );
  return mobile;
}

function newMobile(): string {
  return `20${randomInt(10_000_000, 99_999_999)}`;
}

/** The number of requests that a page has sent to a path so far. */
function countOf(page: Page, pathname: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() !== 'GET' && new URL(request.url()).pathname === pathname) count += 1;
  });
  return () => count;
}
