import { expect, test } from 'vitest';
import { allowedPopup, parsePopupSearch, popups } from './popups.ts';

test('a member gets every dialog but those for signing in', () => {
  expect(popups.filter((popup) => allowedPopup(popup, true) !== popup)).toEqual([
    'login',
    'register',
    'forgot-password',
  ]);
});

test('a visitor is asked to log in for dialogs that need an account, and cannot sign out', () => {
  const shown = Object.fromEntries(popups.map((popup) => [popup, allowedPopup(popup, false)]));
  expect(shown).toMatchObject({ deposit: 'login', 'change-password': 'login', contract: 'login' });
  expect(shown).toMatchObject({ logout: undefined, 'true-account': undefined });
  for (const open of ['login', 'register', 'announcement', 'notice', 'help', 'licence', 'chat', 'promo-details']) {
    expect(shown[open]).toBe(open);
  }
});

test('an invalid name in an address opens no dialog', () => {
  for (const popup of ['', 'nothing', 'LOGIN', ['login', 'register'], null, {}]) {
    expect(parsePopupSearch({ popup })).toEqual({});
  }
  expect(parsePopupSearch({ popup: 'notice', about: ' 3 ' })).toEqual({ popup: 'notice', about: '3' });
  expect(parsePopupSearch({ popup: 'help', about: ['a', 'b'] })).toEqual({ popup: 'help' });
  expect(parsePopupSearch({ popup: 'help', about: 'x'.repeat(999) }).about).toHaveLength(40);
});
