import type { Mission } from '@champa/contract';
import { expect, test } from 'vitest';
import { artOf, groupMissions, goalPage } from './mission-list.ts';

const goal = (kind: Mission['goal']['kind'], more: Partial<Mission['goal']> = {}): Mission['goal'] => ({
  kind,
  areas: [],
  vendors: [],
  games: [],
  least: null,
  ...more,
});
const mission = (id: string, kind: Mission['kind'], state: Mission['state'], of = goal('rounds')) =>
  ({ id, kind, state, goal: of }) as Mission;

test('each mission is listed once: rewards to claim first, sign-in by itself, the rest by kind', () => {
  const all = [
    mission('1', 'daily', 'open'),
    mission('2', 'daily', 'claim'),
    mission('3', 'weekly', 'claimed', goal('sign_in_days')),
    mission('4', 'event', 'open', goal('sign_in_days')),
    mission('5', 'weekly', 'expired'),
  ];
  const groups = groupMissions(all);
  const ids = Object.fromEntries(Object.entries(groups).map(([name, list]) => [name, list.map(({ id }) => id)]));
  expect(ids).toEqual({ ready: ['2'], signIn: ['3'], daily: ['1'], weekly: ['5'], event: ['4'] });
});

test('a mission links to where its goal is met', () => {
  expect(goalPage(goal('sign_in_days'))).toBeNull();
  expect(goalPage(goal('deposits'))).toEqual({ to: '/wallet/deposit' });
  expect(goalPage(goal('valid_bet'))).toEqual({ to: '/' });
  expect(goalPage(goal('rounds', { areas: ['FISH'] }))).toEqual({ to: '/$area', area: 'fish' });
  const vendors = [{ vassalage: 'NAGASPIN', name: 'Naga Spin' }];
  expect(goalPage(goal('rounds', { vendors }))).toEqual({ to: '/$area', area: 'rng', vassalage: 'NAGASPIN' });
});

test('a mission of one area has the area’s icon, any other the icon of its goal', () => {
  expect(artOf(goal('valid_bet', { areas: ['LIVE'] }))).toBe('LIVE');
  expect(artOf(goal('valid_bet', { areas: ['LIVE', 'RNG'] }))).toBe('HOT');
});
