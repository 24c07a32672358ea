import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, describe, expect, test } from 'vitest';
import { closeBrowser, desktop, phone, visit } from './support/browser.ts';

afterAll(closeBrowser);

const screens = ['/', '/login', '/register', '/rng', '/nothing/here'];

describe.each([
  ['dark', phone],
  ['light', desktop],
] as const)('in the %s theme', (colorScheme, viewport) => {
  test.each(screens)('%s has nothing serious for axe', async (path) => {
    const { context, page } = await visit(path, { colorScheme, viewport });
    await page.locator('main').waitFor();
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
    await context.close();
  });
});
