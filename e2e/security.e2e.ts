import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { call, PASSWORD, register } from './support/api.ts';
import { authenticatorCode } from './support/authenticator.ts';
import { seriousFor, settled } from './support/axe.ts';
import { closeBrowser, desktop, phone } from './support/browser.ts';
import { sql } from './support/database.ts';
import { closeByEscape } from './support/dialogs.ts';
import { codeSentTo, PAYMENT_PASSWORD, setPaymentPassword, switchOn } from './support/identity.ts';
import { PATIENT } from './support/patience.ts';
import { thisPlatform } from './support/this-platform.ts';
import { enterPage } from './support/windows.ts';

type Member = Awaited<ReturnType<typeof register>>;

const { siteUrl } = thisPlatform();
const CENTRE = '/member/securityCenter';

const undo: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const restore of undo.splice(0)) await restore();
});

afterAll(closeBrowser);

describe.each([
  ['phone', phone],
  ['desktop', desktop],
] as const)('the security centre on a %s', (_device, viewport) => {
  const newMember = () => register(siteUrl);
  const enterPanel = (member: Member, panel: string) => enterPage(member, `${CENTRE}?panel=${panel}`, { viewport });

  test('each line opens its panel; Back, reload, deep links and Escape work', async () => {
    const page = await enterPage(await newMember(), '/help', { viewport });
    await page.getByRole('button', { name: 'My account' }).first().click();
    await page.getByRole('menuitem', { name: 'Account', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Security centre' });
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

  test('the login password: the old one, the rule, the repeated one; other sessions end', async () => {
    const member = await newMember();
    const other = await signIn(member);
    const page = await enterPanel(member, 'password');
    const change = page.getByRole('button', { name: 'Change password', exact: true });
    await page.getByLabel('Present password').fill('not-the-Word-1');
    await page.getByLabel('New password', { exact: true }).fill('short');
    await page.getByLabel('Repeat the new password').fill('another');
    await change.click();
    await page.getByText('Use 8 to 64 characters.').waitFor();
    await page.getByText('Incorrect confirmation input. Type the same password twice.').waitFor();
    await page.getByLabel('New password', { exact: true }).fill('brand-New-9');
    await page.getByLabel('Repeat the new password').fill('brand-New-9');
    await change.click();
    await page.getByText('The old password is wrong.').waitFor();
    await page.getByLabel('Present password').fill(PASSWORD);
    await untilAnswered(page, '/api/member/password', () => change.click());
    await page.getByText('Your password is changed').waitFor();
    await page.waitForURL((url) => url.pathname === '/');
    expect((await call(siteUrl, 'GET', '/api/member', undefined, other)).code).toBe('NOT_LOGGED_IN');
    expect((await call(siteUrl, 'GET', '/api/member', undefined, member.token)).success).toBe(true);
  });

  test('where a change of password asks for a code, it is sent to what is bound', async () => {
    undo.push(await switchOn('whitelabel', { CHNGPASSVERIF3: true }));
    const member = await newMember();
    const mobile = await bindByHand(member);
    const page = await enterPanel(member, 'password');
    await page.getByLabel('Present password').fill(PASSWORD);
    await page.getByLabel('New password', { exact: true }).fill('brand-New-9');
    await page.getByLabel('Repeat the new password').fill('brand-New-9');
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByText(/The code was sent to \+856\*+\d{3}\./).waitFor();
    await page.getByLabel('Verification code').fill(await codeSentTo(mobile));
    await page.getByRole('button', { name: 'Change password', exact: true }).click();
    await page.getByText('Your password is changed').waitFor();
  });

  test('the payment password: set by the login password, changed by itself, reset by a code', async () => {
    const member = await newMember();
    const mobile = await bindByHand(member);
    const page = await enterPanel(member, 'paymentPassword');
    await page.getByLabel('Login password').fill('not-the-Word-1');
    await typeTwice(page, PAYMENT_PASSWORD);
    const sent = countOf(page, '/api/member/payment-password');
    await page.getByRole('button', { name: 'Set the payment password' }).dblclick();
    await page.getByText('The login password is wrong.').waitFor();
    expect(sent()).toBe(1);
    await page.getByLabel('Login password').fill(PASSWORD);
    await untilAnswered(page, '/api/member/payment-password', () =>
      page.getByRole('button', { name: 'Set the payment password' }).click(),
    );
    await page.getByText('Your payment password is set').waitFor();

    await page.goto(`${CENTRE}?panel=paymentPassword`);
    await page.getByLabel('Present payment password').fill('111111');
    await typeTwice(page, '593026');
    await page.getByRole('button', { name: 'Change the payment password' }).click();
    await page.getByText('The payment password is wrong.').waitFor();
    await page.getByRole('tab', { name: 'By SMS' }).click();
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByRole('button', { name: /^\d+ s$/ }).waitFor();
    await page.getByLabel(/Code to \+856/).fill(await codeSentTo(mobile));
    await page.getByRole('button', { name: 'Change the payment password' }).click();
    await page.getByText('Your payment password is set').waitFor();
  });

  test('a mobile number: another’s is refused, a wrong code is told beside its field, then it is bound', async () => {
    const member = await newMember();
    const taken = (await bindByHand(await newMember())).slice(4);
    const page = await enterPanel(member, 'mobile');
    await page.getByText('an authenticator app or a passkey is safer').waitFor();
    const bind = page.getByRole('button', { name: 'Bind the number' });
    await bind.click();
    await page.getByText('Type your mobile number.').waitFor();
    await page.getByLabel('Login password').fill(PASSWORD);
    const number = page.getByRole('textbox', { name: 'Mobile number' });
    await number.fill(taken);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByLabel('Verification code').fill(await codeSentTo(`+856${taken}`));
    await bind.click();
    await page.getByText('This mobile number already has an account.').waitFor();

    const own = newMobile();
    await page.goto(`${CENTRE}?panel=mobile`);
    await page.getByLabel('Login password').fill(PASSWORD);
    await number.fill(own);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByRole('button', { name: /^\d+ s$/ }).waitFor();
    const code = await codeSentTo(`+856${own}`);
    await page.getByLabel('Verification code').fill(code === '000000' ? '111111' : '000000');
    await bind.click();
    await page.getByText('The verification code is wrong.').waitFor();
    expect(await page.getByLabel('Verification code').getAttribute('aria-invalid')).toBe('true');
    await page.getByLabel('Verification code').fill(code);
    await bind.click();
    await page.getByText('Your mobile number is bound').waitFor();
    await page.getByRole('link', { name: /Mobile number.*\+856\*+\d{3}.*Confirmed/ }).waitFor();
  });

  test('an e-mail address is bound, and changed by a proof', async () => {
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
    await page.goto(`${CENTRE}?panel=email`);
    await page.getByText(`${member.username[0]}***@example.com`).waitFor();
    await page.getByRole('tab', { name: 'By e-mail' }).waitFor();
  });

  test('the authenticator: its key, a wrong code, recovery codes shown once, removal by one of them', async () => {
    const member = await newMember();
    const page = await enterPanel(member, 'authenticator');
    await page.getByLabel('Login password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Turn it on' }).click();
    await page.getByRole('img', { name: 'QR code' }).waitFor();
    const secret = (await page.locator('.font-mono').innerText()).replaceAll(/\s/g, '');
    const right = authenticatorCode(secret);
    const confirm = page.getByRole('button', { name: 'Confirm' });
    await page.getByLabel('Code of the app').fill(right === '000000' ? '111111' : '000000');
    await confirm.click();
    await page.getByText('The verification code is wrong.').waitFor();
    await page.getByLabel('Code of the app').fill(authenticatorCode(secret));
    await untilAnswered(page, '/api/member/authenticator', () => confirm.click());
    await page.getByText('Keep them now: they are shown this once.').waitFor();
    const [recoveryCode] = await page.locator('.font-mono li').allInnerTexts();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await page.getByRole('link', { name: /Authenticator app.*Set$/ }).waitFor();

    await page.goto(`${CENTRE}?panel=authenticator`);
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

  test('the login history tells device, way and language, can be searched and saved', async () => {
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

  test('without a connection the centre says so, and loads when asked again', async () => {
    const page = await enterPage(await newMember(), '/help', { viewport });
    await page.route('**/api/member/security', (route) => route.abort());
    await page.goto(CENTRE);
    await page.getByText('This could not be loaded').waitFor({ timeout: 30_000 });
    await page.unroute('**/api/member/security');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('link', { name: /Payment password/ }).waitFor();
  });
});

test.each([
  ['lo', 'ສູນຄວາມປອດໄພ', 'ລະຫັດຜ່ານການຊຳລະ'],
  ['cn', '安全中心', '支付密码'],
])('the security centre speaks %s', async (language, title, paymentPassword) => {
  const page = await enterPage(await register(siteUrl), CENTRE, { viewport: phone, language });
  await page.getByRole('dialog', { name: title }).getByText(paymentPassword, { exact: true }).waitFor();
});

describe.each([
  ['dark', 'phone', phone],
  ['light', 'desktop', desktop],
] as const)('in the %s theme, on a %s, axe finds nothing serious in', (colorScheme, _device, viewport) => {
  test('any screen of the security centre and the profile', async () => {
    const member = await register(siteUrl);
    await setPaymentPassword(member.token);
    const page = await enterPage(member, '/help', { viewport, colorScheme });
    for (const address of [
      CENTRE,
      '/member/profile',
      ...['password', 'paymentPassword', 'mobile', 'email', 'payees', 'addPayee', 'authenticator'].map(panelAddress),
      ...['passkeys', 'linkedAccounts', 'sessions', 'logins'].map(panelAddress),
    ]) {
      await page.goto(address);
      await settled(page.getByRole('dialog'));
      expect(await seriousFor(page, '[role=dialog]'), address).toEqual([]);
    }
  });
});

function panelAddress(panel: string): string {
  return `${CENTRE}?panel=${panel}`;
}

async function signIn({ username, password }: Member): Promise<string> {
  return (await call(siteUrl, 'POST', '/api/session', { username, password })).value.token;
}

async function typeTwice(page: Page, password: string): Promise<void> {
  await page.getByLabel('New payment password').fill(password);
  await page.getByLabel('Repeat the payment password').fill(password);
}

/** A proven number, without its journey. */
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

/** Guessing is slowed down: tries again until the server takes a try. */
async function untilAnswered(page: Page, pathname: string, act: () => Promise<void>): Promise<void> {
  await expect
    .poll(
      async () => {
        const answer = page.waitForResponse((response) => new URL(response.url()).pathname === pathname);
        await act();
        return (await answer).status();
      },
      { timeout: 60_000, interval: 1000 },
    )
    .not.toBe(429);
}

/** How often a page has sent something to a path so far. */
function countOf(page: Page, pathname: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() !== 'GET' && new URL(request.url()).pathname === pathname) count += 1;
  });
  return () => count;
}
