import { describe, expect, test } from 'vitest';
import { call } from './support/api.ts';
import { phone } from './support/browser.ts';
import { on } from './support/devices.ts';
import { closeByEscape } from './support/dialogs.ts';
import { newMember } from './support/member.ts';
import { PATIENT } from './support/patience.ts';
import { runBin } from './support/platform.ts';
import { thisPlatform } from './support/this-platform.ts';
import { enterPage } from './support/windows.ts';

const { siteUrl, environment } = thisPlatform();
const PAGE = '/member/vip';

describe.each(on('phone'))('VIP on a %s', (_device, viewport) => {
  test('is reached from the security centre, and shows the way from the first rank', async () => {
    const member = await newMember();
    const page = await enterPage(member, '/member/securityCenter', { viewport });
    await page.getByRole('link', { name: /VIP 0 · Bud/ }).click();
    await page.waitForURL(`**${PAGE}`);
    await page.getByText('50 more growth points to Champa').waitFor();
    await page.getByRole('progressbar', { name: 'Growth points towards Champa' }).waitFor();
    await page.getByText('Your rank has not changed yet.').waitFor();
    const naga = page.getByRole('button', { name: /Naga/ });
    await naga.click();
    const privileges = page.getByLabel('What Naga brings');
    await privileges.getByText('₭5,000,000.00').waitFor();
    await privileges.getByText('+0.3%').waitFor();
    await naga.click();
    await privileges.waitFor({ state: 'detached' });
  });

  test('a rank set by staff shows at once, also in the account menu, brings its privileges and is reported', async () => {
    const member = await newMember();
    const page = await enterPage(member, PAGE, { viewport });
    await page.getByText('VIP 0', { exact: true }).waitFor();
    const given = ['vip', 'set', member.username, '--level', '4', '--until', 'none', '--reason', 'a journey'];
    expect(await runBin('champa', given, environment)).toMatchObject({ code: 0 });
    // Updated live, without a reload.
    await page.getByText('VIP 4', { exact: true }).waitFor(PATIENT);
    await page.getByRole('link', { name: 'Write to Ms Khammany' }).waitFor();
    await page.getByRole('region', { name: 'History of your rank' }).getByText('Bud → Gold').waitFor();
    await closeByEscape(page, page.getByRole('dialog'));
    await page.getByRole('button', { name: 'My account' }).first().click();
    await page.getByRole('menu').getByText('VIP 4 · Gold').waitFor();

    const get = async (path: string) => (await call(siteUrl, 'GET', path, undefined, member.token)).value;
    const state = { hasVip: true, vipRankLevel: 4, vipLabelName: { en: 'Gold' } };
    expect(await get('/api/session')).toMatchObject(state);
    const terms = { max: '40000000.00', today: { count: 12 }, fee: { freePerDay: 4 } };
    expect(await get('/api/withdrawals/terms')).toMatchObject(terms);
    const { areas } = await get('/api/rebate');
    expect(areas.find(({ area }: { area: string }) => area === 'LIVE').tiers[0].rate).toBe('0.40');
    await page.goto('/member/messageV2');
    await page.getByText('You have risen: Gold').waitFor();
  });
});

test('a visitor cannot see it, and is asked to sign in', async () => {
  const page = await enterPage(null, PAGE, { viewport: phone });
  await page.waitForURL('**/login**');
});
