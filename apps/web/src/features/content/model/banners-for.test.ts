import { expect, test } from 'vitest';
import { bannersFor } from './banners-for.ts';

const banners = [
  { id: 'join', groupName: 'w_home', audience: 'visitors' },
  { id: 'again', groupName: 'w_home', audience: 'members' },
  { id: 'slots', groupName: 'w_home', audience: 'everybody' },
  { id: 'menu', groupName: 'w_leftmenu', audience: 'everybody' },
] as const;
const shown = (isSignedIn: boolean) => bannersFor(banners, { group: 'w_home', isSignedIn }).map(({ id }) => id);

test('a visitor is invited, a member is welcomed back', () => {
  expect(shown(false)).toEqual(['join', 'slots']);
  expect(shown(true)).toEqual(['again', 'slots']);
});
