import { expect, test } from 'vitest';
import { brandStyles } from './brand-tokens.ts';

test('a brand’s tokens become styles; a token may be for one theme only', () => {
  expect(brandStyles({ gold: '#fff', 'light.petal': 'red' })).toBe(
    ":root:root{--gold:#fff}\n:root[data-theme='light']:root{--petal:red}",
  );
});

test('a token cannot smuggle in another CSS rule', () => {
  expect(brandStyles({ gold: 'red}body{display:none', 'x y': '1', '--gold': 'red' })).toBe('');
});
