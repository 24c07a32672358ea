import { expect, test } from 'vitest';
import { Route as favourites } from '../routes/_site/favorite.tsx';
import { Route as recent } from '../routes/_site/recent.tsx';
import { requireTrueAccount } from './guard.ts';

test.each([
  ['favourites', favourites],
  ['recent games', recent],
])('a trial account gets the true-account message instead of %s', (_name, { options }) => {
  expect(options.beforeLoad).toBe(requireTrueAccount);
});
