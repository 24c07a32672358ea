import { expect, test } from 'vitest';
import { viewKey } from './view-key.ts';

test('home, signing in and registering are one view; every other path is a view of its own', () => {
  expect(new Set(['/', '/index', '/login', '/register'].map(viewKey))).toEqual(new Set(['index']));
  expect(viewKey('/rng')).not.toBe(viewKey('/live'));
  expect(viewKey('/rng')).not.toBe('index');
});

test('the member centre stays open while its pages change', () => {
  expect(viewKey('/member/securityCenter')).toBe(viewKey('/member'));
  expect(viewKey('/members')).not.toBe(viewKey('/member'));
});
