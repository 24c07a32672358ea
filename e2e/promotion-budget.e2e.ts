import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Language } from '@champa/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorMessage, type MessageId, translate } from '../packages/i18n/src/server.ts';
import { call, register } from './support/api.ts';
import { sql } from './support/database.ts';
import { spokenOn } from './support/devices.ts';
import { closeByEscape } from './support/dialogs.ts';
import { PATIENT } from './support/patience.ts';
import { runBin } from './support/platform.ts';
import { thisPlatform } from './support/this-platform.ts';
import { enter } from './support/windows.ts';

// A promotion that can be claimed freely, but whose budget is used up: shown before and at the claim. promotions.limits.test.ts
// tests that it can be claimed again once there is money.

const { siteUrl, environment } = thisPlatform();
const KEY = 'vip-ranks';
let id: string;
let title: Record<Language, string>;

beforeAll(async () => {
  const name = { lo: 'ຂອງຂວັນ', en: 'A gift', cn: '礼物' };
  const reward = { kind: 'cash', size: { fixed: '1000' } };
  const rules = [{ code: 'gift', title: name, trigger: { on: 'ask' }, reward }];
  const folder = await mkdtemp(path.join(tmpdir(), 'champa-e2e-budget-'));
  const file = path.join(folder, `${KEY}.json`);
  await writeFile(file, JSON.stringify({ key: KEY, kind: 'rescue', rules }));
  await champa('create', file);
  await rm(folder, { recursive: true, force: true });
  const rows = await sql<{ id: string; title: Record<Language, string> }>(
    'SELECT id::text, title FROM content.promotion WHERE key = $1',
    [KEY],
  );
  ({ id, title } = rows[0]!);
});
afterAll(() => sql(`UPDATE promotions.promotion SET state = 'paused' WHERE key = $1`, [KEY]));

async function champa(...words: string[]): Promise<void> {
  const given = ['promotion', ...words, '--reason', 'a journey'];
  const { code, stderr } = await runBin('champa', given, environment);
  if (code !== 0) throw new Error(`champa ${given.join(' ')}: ${stderr}`);
}

const cashOf = async ({ token }: { token: string }): Promise<number> =>
  Number((await call(siteUrl, 'GET', '/api/wallet/balance', undefined, token)).value.balance);

test.each(spokenOn('cn', 'phone'))(
  'a promotion with a used-up budget gives nothing, and says so (%s, %s)',
  async (language, _device, viewport) => {
    await champa('fund', KEY, '--amount', '1000');
    const [member, quicker] = [await register(siteUrl), await register(siteUrl)];
    const { page, errors } = await enter(member, '/promotions', { viewport, language });
    const say = (message: MessageId): string => translate(message, language);
    const heading = page.getByRole('heading', { name: title[language], exact: true });
    const card = page.getByRole('article').filter({ has: heading });
    const dialog = page.getByRole('dialog');
    const claim = dialog.getByRole('button', { name: say('activity_do_claim'), exact: true });
    // Somebody takes the last of it while the claim is in transit.
    await page.route(`**/api/activities/${id}/claim`, async (route) => {
      const body = { idempotencyKey: randomUUID() };
      await call(siteUrl, 'POST', `/api/activities/${id}/claim`, body, quicker.token);
      await route.continue();
    });
    await card.getByText(say('activity_claim'), { exact: true }).waitFor(PATIENT);
    await card.getByRole('button').click(PATIENT);
    const told = page.getByRole('status').getByText(errorMessage('REWARDS_USED_UP', language));
    await Promise.all([told.waitFor(PATIENT), claim.click(PATIENT)]);
    await dialog.getByText(say('activity_reason_all_given'), { exact: true }).waitFor(PATIENT);
    await claim.waitFor({ state: 'detached', ...PATIENT });
    await closeByEscape(page, dialog);
    await card.getByText(say('activity_all_given'), { exact: true }).waitFor(PATIENT);
    expect([await cashOf(member), await cashOf(quicker)]).toEqual([0, 1000]);
    // The browser itself logs the refusal.
    expect(errors.filter((error) => !error.includes('409'))).toEqual([]);
  },
);
