import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { menuGroups } from '../../apps/backoffice/src/kit/menu-groups.ts';
import { call } from './api.ts';
import type { Visitor } from './browser.ts';
import { thisPlatform } from './this-platform.ts';
import { enterPage } from './windows.ts';

/** The employee of the demo. */
export const STAFF = { username: 'admin', password: 'Champa-2026', name: 'Vilay' } as const;

/** Opens a screen of the back office without signing in. */
export function knock(screen: string, visitor: Visitor = {}): Promise<Page> {
  return enterPage(null, `${thisPlatform().backofficeUrl}/#${screen}`, visitor);
}

export async function signInStaff(page: Page, password: string = STAFF.password): Promise<void> {
  await page.getByLabel('Username').fill(STAFF.username);
  await page.locator('input[name="password"]').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** A session of an employee, as begun by signing in. */
export async function staffSession(username: string = STAFF.username): Promise<string> {
  const { password } = STAFF;
  const { value } = await call(thisPlatform().backofficeUrl, 'POST', '/api/admin/session', { username, password });
  return value.token;
}

/** A screen of the back office, signed in without the form. */
export async function work(screen: string, visitor: Visitor = {}, username: string = STAFF.username): Promise<Page> {
  const { backofficeUrl } = thisPlatform();
  const page = await enterPage(null, `${backofficeUrl}/api/docs`, visitor);
  await page.evaluate(keepForConsole, {
    token: await staffSession(username),
    language: visitor.language ?? 'en',
    groups: menuGroups,
  });
  await page.goto(`${backofficeUrl}/#${screen}`);
  return page;
}

type Kept = { token: string; language: string; groups: readonly string[] };

/** Runs in the page: as somebody finds the console who has signed in, chosen a language, and opened the menu. */
function keepForConsole({ token, language, groups }: Kept): void {
  sessionStorage.setItem('staff_token', token);
  localStorage.setItem('RaStore.locale', JSON.stringify(language));
  localStorage.setItem('RaStore.menu.open', JSON.stringify(groups));
}

/** The table row that contains a text. */
export function rowOf(page: Page, text: string) {
  return page.getByRole('row').filter({ hasText: text });
}

/**
 * A wide table scrolls inside itself, the page never sideways. A phone would widen its viewport with the page, so the screen
 * counts.
 */
export async function expectNoSideways(page: Page): Promise<void> {
  const beside = () => page.evaluate(() => document.documentElement.scrollWidth - screen.width);
  await expect.poll(beside).toBeLessThanOrEqual(0);
}
