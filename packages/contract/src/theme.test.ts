import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { contrastsOf, houseTheme, isReadable, themeColours, themeModes, ThemeSchema, tokensOf } from './theme.ts';

test('the house’s theme is that of tokens.css, and every pair of it can be read', async () => {
  const css = await readFile(new URL('../../ui/src/tokens.css', import.meta.url), 'utf8');
  const [dark = '', light = ''] = css.split(":root[data-theme='light']");
  for (const name of themeColours) {
    expect(dark, name).toContain(`--${name}: ${houseTheme.dark[name]};`);
    const isOwn = houseTheme.light[name] !== houseTheme.dark[name];
    if (isOwn) expect(light, name).toContain(`--${name}: ${houseTheme.light[name]};`);
  }
  for (const [name, pixels] of Object.entries(houseTheme.corners)) expect(dark).toContain(`--${name}: ${pixels}px;`);
  for (const mode of themeModes) {
    expect(contrastsOf(houseTheme[mode], mode).filter((pair) => !isReadable(pair))).toEqual([]);
  }
  expect(tokensOf(houseTheme)).toEqual({});
});

test('contrast is WCAG’s: black on white has 21 to 1', () => {
  const palette = { ...houseTheme.light, text: '#000000', 'surface-1': '#ffffff' };
  const pair = contrastsOf(palette, 'light').find(
    ({ letters, ground }) => letters === 'text' && ground === 'surface-1',
  );
  expect(pair?.contrast).toBeCloseTo(21);
});

test('letters that cannot be read are refused by the colour of the letters', () => {
  const faint = { ...houseTheme, light: { ...houseTheme.light, muted: '#c8c0d8' } };
  const { error } = ThemeSchema.safeParse(faint);
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['light.muted']);
  expect(ThemeSchema.safeParse({ ...houseTheme, dark: { ...houseTheme.dark, gold: 'red' } }).success).toBe(false);
});

test('what differs from the house’s becomes tokens of its theme', () => {
  const own = { ...houseTheme, corners: { ...houseTheme.corners, 'corner-sm': 2 } };
  expect(tokensOf({ ...own, dark: { ...own.dark, gold: '#ffd700' } })).toEqual({
    'dark.gold': '#ffd700',
    'corner-sm': '2px',
  });
});
