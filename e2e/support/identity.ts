import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { registrationSettings } from '../../apps/api/src/modules/registration/registration.settings.ts';
import { signInSettings } from '../../apps/api/src/modules/sign-in/sign-in.settings.ts';
import { siteSettings } from '../../apps/api/src/modules/site/site.settings.ts';
import { verificationSettings } from '../../apps/api/src/modules/verification/verification.settings.ts';
import { call, PASSWORD } from './api.ts';
import { settingsAreRead } from './brand.ts';
import { sql } from './database.ts';
import { thisPlatform } from './this-platform.ts';

/** The code in the last message to a number or mailbox, from the sandbox's outbox. */
export async function codeSentTo(to: string): Promise<string> {
  const address = `${thisPlatform().sandboxUrl}/outbox/messages.json?to=${encodeURIComponent(to)}`;
  let code: string | undefined;
  await expect
    .poll(
      async () => {
        const [last] = (await (await fetch(address)).json()) as { text: string }[];
        return (code = last?.text.match(/\d{6}/)?.[0]);
      },
      { timeout: 20_000 },
    )
    .toBeDefined();
  return code!;
}

/** No program can read the letters of a captcha, so its answer is set to known letters, with the platform's own key. */
export async function askForLetters(captchaKey: string, letters: string): Promise<void> {
  const secret = Buffer.from((await secretsKey()).trim());
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'champa/captcha', 32));
  const answer = createHmac('sha256', key).update(letters).digest('base64url');
  const idHash = createHash('sha256').update(captchaKey).digest();
  const changed = await sql('UPDATE verification.challenge SET answer = $2 WHERE id_hash = $1 RETURNING kind', [
    idHash,
    answer,
  ]);
  expect(changed).toEqual([{ kind: 'captcha' }]);
}

export const PAYMENT_PASSWORD = '482915';

/** Gives a new member a payment password, without its journey. */
export async function setPaymentPassword(token: string): Promise<void> {
  const proof = { method: 'loginPassword', answer: PASSWORD };
  const passwords = { newPassword: PAYMENT_PASSWORD, confirmNewPassword: PAYMENT_PASSWORD };
  const { siteUrl } = thisPlatform();
  const { success } = await call(siteUrl, 'PUT', '/api/member/payment-password', { ...passwords, proof }, token);
  expect(success).toBe(true);
}

const settings = { ...siteSettings, ...registrationSettings, ...verificationSettings, ...signInSettings };

/**
 * Changes some fields of a brand's setting until the returned function restores them. In both cases the servers have read it
 * afterwards.
 */
export async function switchOn(
  key: keyof typeof settings,
  changes: Record<string, unknown>,
): Promise<() => Promise<void>> {
  const [before] = await sql<{ value: unknown }>('SELECT value FROM site.setting WHERE key = $1', [key]);
  const initial: unknown = settings[key].default;
  await sql(
    `INSERT INTO site.setting (key, value, changed_at, changed_by) VALUES ($1, $3::jsonb || $2::jsonb, now(), 'journey')
     ON CONFLICT (key) DO UPDATE SET value = site.setting.value || $2::jsonb`,
    [key, JSON.stringify(changes), JSON.stringify(initial ?? {})],
  );
  await settingsAreRead();
  return async () => {
    if (before)
      await sql('UPDATE site.setting SET value = $2::jsonb WHERE key = $1', [key, JSON.stringify(before.value)]);
    else await sql('DELETE FROM site.setting WHERE key = $1', [key]);
    await settingsAreRead();
  };
}

function secretsKey(): Promise<string> {
  return readFile(path.join(thisPlatform().environment['DATA_DIR']!, 'keys/secrets.key'), 'utf8');
}
