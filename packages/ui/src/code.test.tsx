import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Code } from './code.tsx';

const CODE = '0Ol1-ABC';
const written = renderToStaticMarkup(<Code className="text-lg">{CODE}</Code>);

test('a code is not translated, is selected as a whole, in one font and on one line', () => {
  expect(written).toMatch(/^<code translate="no" dir="ltr" /);
  expect(written).toContain(`>${CODE}</code>`);
  const classes = /class="([^"]*)"/.exec(written)![1]!.split(' ');
  expect(classes).toEqual(expect.arrayContaining(['font-mono', 'whitespace-nowrap', 'select-all', 'text-lg']));
});

test('a code that is longer than its place scrolls, not the page', () => {
  expect(written).toMatch(/max-w-full overflow-x-auto/);
});
