import { afterAll, describe, expect, test } from 'vitest';
import { call, register } from './support/api.ts';
import { seriousFor } from './support/axe.ts';
import { closeBrowser, desktop, phone } from './support/browser.ts';
import { runBin } from './support/platform.ts';
import { thisPlatform } from './support/this-platform.ts';
import { enterPage } from './support/windows.ts';

type Member = Awaited<ReturnType<typeof register>>;

const { siteUrl, environment } = thisPlatform();
const PAGE = '/member/vip';

afterAll(closeBrowser);

async function champa(...words: string[]): Promise<string> {
  const { code, stdout, stderr } = await runBin('champa', ['vip', ...words], environment);
  if (code !== 0) throw new Error(stderr);
  return stdout;
}

const give = (member: Member, level: number, until = 'none') =>
  champa('set', member.username, '--level', String(level), '--until', until, '--reason', 'a journey');
const state = async ({ token }: Member) => (await call(siteUrl, 'GET', '/api/session', undefined, token)).value;

describe.each([
  ['phone', phone],
  ['desktop', desktop],
] as const)('VIP on a %s', (_device, viewport) => {
  test('is reached by the security centre, and shows the way from the first rank', async () => {
    const member = await register(siteUrl);
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

  test('a rank given by the house shows at once, brings its privileges and is told', async () => {
    const member = await register(siteUrl);
    const page = await enterPage(member, PAGE, { viewport });
    await page.getByText('VIP 0', { exact: true }).waitFor();
    await give(member, 4);
    // Told live: nobody reloads.
    await page.getByText('VIP 4', { exact: true }).waitFor({ timeout: 30_000 });
    await page.getByRole('link', { name: 'Write to Ms Khammany' }).waitFor();
    await page.getByRole('region', { name: 'History of your rank' }).getByText('Bud → Gold').waitFor();
    expect(await state(member)).toMatchObject({ hasVip: true, vipRankLevel: 4, vipLabelName: { en: 'Gold' } });
    const { value } = await call(siteUrl, 'GET', '/api/withdrawals/terms', undefined, member.token);
    expect(value).toMatchObject({ max: '40000000.00', today: { count: 12 }, fee: { freePerDay: 4 } });
    const rebate = await call(siteUrl, 'GET', '/api/rebate', undefined, member.token);
    const [area] = rebate.value.areas.filter(({ area: name }: { area: string }) => name === 'LIVE');
    expect(area.tiers[0].rate).toBe('0.40');
    await page.goto('/member/messageV2');
    await page.getByText('You have risen: Gold').waitFor();
  });

  test('the account menu says which rank it is', async () => {
    const member = await register(siteUrl);
    await give(member, 2);
    const page = await enterPage(member, '/help', { viewport });
    await page.getByRole('button', { name: 'My account' }).first().click();
    await page.getByRole('menu').getByText('VIP 2 · Lotus').waitFor();
  });
});

test('a visitor cannot look at it, and is asked to sign in', async () => {
  const page = await enterPage(null, PAGE, { viewport: phone });
  await page.waitForURL('**/login**');
});

test.each([
  ['lo', 'light', 'ບົວ'],
  ['cn', 'dark', '莲花'],
] as const)('in %s, %s, with nothing in the way of anybody', async (language, colorScheme, name) => {
  const member = await register(siteUrl);
  await give(member, 2, '2099-01-01T00:00:00+07:00');
  const page = await enterPage(member, PAGE, { viewport: phone, language, colorScheme });
  await page.getByText(name, { exact: true }).first().waitFor();
  await page.getByText('2099/01/01 00:00:00').waitFor();
  expect(await seriousFor(page, '[role=dialog]')).toEqual([]);
});
