import { expect, onTestFinished, test } from 'vitest';
import { seriousFor } from './support/axe.ts';
import { knock, work } from './support/backoffice.ts';
import { thisPlatform } from './support/this-platform.ts';

const { backofficeUrl } = thisPlatform();

test('a browser’s first language is the console’s, until another is chosen, which stays after signing out', async () => {
  const page = await work('/vendors');
  onTestFinished(() => page.evaluate(() => localStorage.clear()));
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('menuitem', { name: 'ລາວ' }).click();
  await page.getByRole('columnheader', { name: 'ໝວດ' }).waitFor();

  const refusal = page.waitForResponse((answer) => answer.status() === 404);
  await page.goto(`${backofficeUrl}/#/members/987654321/show`);
  expect((await (await refusal).json()).message).toMatch(/[\u0e81-\u0edf]/);

  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${backofficeUrl}/#/login`);
  await page.reload();
  await page.getByRole('button', { name: 'ເຂົ້າສູ່ລະບົບ' }).waitFor();
});

test.each([
  { language: 'ລາວ', signIn: 'ເຂົ້າສູ່ລະບົບ' },
  { language: '简体中文', signIn: '登录' },
])('the sign-in screen changes to $language', async ({ language, signIn }) => {
  const page = await knock('/vendors', { viewport: { width: 390, height: 844 } });
  onTestFinished(() => page.evaluate(() => localStorage.clear()));
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('menuitem', { name: language }).click();
  await page.getByRole('button', { name: signIn }).waitFor();
  expect(await seriousFor(page, 'html')).toEqual([]);
});
