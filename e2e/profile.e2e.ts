import type { CDPSession } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { call, PASSWORD, register } from './support/api.ts';
import { PAYMENT_PASSWORD, setPaymentPassword } from './support/identity.ts';
import { on } from './support/devices.ts';
import { PATIENT } from './support/patience.ts';
import { thisPlatform } from './support/this-platform.ts';
import { enterPage } from './support/windows.ts';

type Member = Awaited<ReturnType<typeof register>>;

const { siteUrl } = thisPlatform();
const CENTRE = '/member/securityCenter';

describe.each(on('phone'))('profile and payees, on a %s', (_device, viewport) => {
  test('bank accounts: the payment password first, an invalid number, a duplicate, the default, removal', async () => {
    const member = await register(siteUrl);
    const page = await enterPage(member, `${CENTRE}?panel=payees`, { viewport });
    await page.getByText('No account yet').waitFor();
    await page.getByRole('link', { name: 'Add an account' }).click();
    await page.getByText('A payment password comes first').waitFor();
    await setPaymentPassword(member.token);
    await page.reload();
    const add = page.getByRole('button', { name: 'Add an account' });
    await page.getByLabel('Account number').fill('12AB');
    await page.getByLabel('Name on the account').fill('Noy Vongsa');
    await page.getByLabel('Payment password').fill(PAYMENT_PASSWORD);
    await add.click();
    await page.getByText('This has characters that are not allowed.').waitFor();
    await page.getByLabel('Account number').fill('0101 2000 1234 567');
    await add.click();
    await page.getByText('The account is added').waitFor();
    const card = page.getByRole('article').filter({ hasText: '****4567' });
    await card.getByText(/Usable from \d{2} \w{3} \d{4}/).waitFor();
    await card.getByText('Default', { exact: true }).waitFor();

    await page.getByRole('link', { name: 'Add an account' }).click();
    await page.getByText('All your accounts have this name.').waitFor();
    await page.getByLabel('Account number').fill('010120001234567');
    await page.getByLabel('Payment password').fill(PAYMENT_PASSWORD);
    await add.click();
    await page.getByText('You have added this account already.').waitFor();
    await page.getByRole('tab', { name: 'E-wallet' }).click();
    await page.getByLabel('Number of the e-wallet').fill('2055512345');
    await page.getByLabel('Payment password').fill(PAYMENT_PASSWORD);
    await add.click();
    const wallet = page.getByRole('article').filter({ hasText: '****2345' });
    await wallet.getByRole('button', { name: /Make .* the default/ }).click();
    await wallet.getByText('Default', { exact: true }).waitFor();

    await wallet.getByRole('button', { name: /Remove/ }).click();
    await page
      .getByRole('dialog', { name: 'Remove this account?' })
      .getByLabel('Payment password')
      .fill(PAYMENT_PASSWORD);
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByText('The account is removed').waitFor();
    await expect.poll(() => page.getByRole('article').count(), PATIENT).toBe(1);
  });

  test('the profile: the nickname changes freely, identity data are confirmed twice and entered once', async () => {
    const member = await register(siteUrl);
    const page = await enterPage(member, '/member/profile', { viewport });
    const save = page.getByRole('button', { name: 'Save' });
    await page.getByLabel('Nickname').fill('Noy');
    await save.click();
    await page.getByText('Your profile is saved').waitFor();
    expect((await call(siteUrl, 'GET', '/api/member', undefined, member.token)).value.nickname).toBe('Noy');

    await page.getByText('These can be set once.').waitFor();
    await page.getByLabel('Birthday').fill('2020-02-02');
    await page.getByLabel('Login password').fill(PASSWORD);
    await save.click();
    await page.getByText('You are too young to register.').waitFor();
    await page.getByLabel('Birthday').fill('1990-02-02');
    await save.click();
    const question = page.getByRole('alertdialog');
    await question.getByText('After saving you cannot change: Birthday.').waitFor();
    await question.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Set. Customer service can change it.').waitFor();
    expect(await page.getByLabel('Birthday').getAttribute('readonly')).not.toBeNull();
  });

  test('the icon: one of the gallery; a file that is not a picture is refused', async () => {
    const member = await register(siteUrl);
    const page = await enterPage(member, '/member/profile', { viewport });
    const before = await iconOf(member);
    // Members who chose none have one of the gallery, by their number.
    await page
      .getByRole('button', { name: /^Icon \d+$/, pressed: false })
      .first()
      .click();
    await expect.poll(() => iconOf(member), PATIENT).not.toBe(before);
    const file = page.locator('input[type=file]');
    await file.setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
    await page.getByText('This picture cannot be read. Choose a png or jpg.').waitFor();
    await file.setInputFiles({ name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await page.getByText('This picture cannot be read. Choose a png or jpg.').waitFor();
  });

  test('a member’s own picture on a slow connection: progress is shown, the upload can be stopped and repeated', async () => {
    const member = await register(siteUrl);
    const page = await enterPage(member, '/member/profile', { viewport });
    const before = await iconOf(member);
    const buffer = Buffer.from(await page.evaluate(drawNoise), 'base64');
    await page.locator('input[type=file]').setInputFiles({ name: 'own.png', mimeType: 'image/png', buffer });
    await page.getByAltText('The new icon').waitFor();

    const line = await page.context().newCDPSession(page);
    await line.send('Network.enable');
    // Slow enough that it is still being sent when it is stopped, on any machine.
    await slowDown(line, 15_000);
    await page.getByRole('button', { name: 'Use this picture' }).click();
    const bar = page.getByRole('progressbar', { name: 'Sending the picture' });
    const percent = async () => Number(await bar.getAttribute('aria-valuenow'));
    await expect.poll(percent, PATIENT).toBeGreaterThan(0);
    expect(await bar.getAttribute('aria-valuetext')).toMatch(/^\d{1,2}%$/);
    await page.getByRole('button', { name: 'Stop sending' }).click();
    await bar.waitFor({ state: 'detached' });
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await iconOf(member)).toBe(before);

    await slowDown(line, -1);
    await page.getByRole('button', { name: 'Use this picture' }).click();
    await page.getByText('Your icon is changed').waitFor();
    expect(await iconOf(member)).not.toBe(before);
    expect((await call(siteUrl, 'GET', '/api/member/icon', undefined, member.token)).value.name).toBeNull();
  });
});

async function iconOf({ token }: Member): Promise<string> {
  return (await call(siteUrl, 'GET', '/api/member/icon', undefined, token)).value.icon;
}

/** Limits the upload speed of the page in bytes per second; -1: no limit. */
async function slowDown(line: CDPSession, uploadThroughput: number): Promise<void> {
  const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput };
  await line.send('Network.emulateNetworkConditions', conditions);
}

/** Runs in the page: creates a picture that cannot be compressed. */
function drawNoise(): string {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [256, 256];
  const context = canvas.getContext('2d')!;
  const noise = context.createImageData(256, 256);
  for (let at = 0; at < noise.data.length; at += 65_536) {
    crypto.getRandomValues(new Uint8Array(noise.data.buffer, at, 65_536));
  }
  context.putImageData(noise, 0, 0);
  return canvas.toDataURL('image/png').split(',')[1]!;
}
