import { expect, test } from 'vitest';
import { parseActivitySearch, parseMissionsSearch } from './missions-search.ts';

test('an address names the board and its period; an invalid parameter counts as missing', () => {
  expect(parseMissionsSearch({ tab: 'board', board: 'weekly-race', day: '2026-11-16' })).toEqual({
    tab: 'board',
    board: 'weekly-race',
    day: '2026-11-16',
  });
  expect(parseMissionsSearch({ tab: 'board', board: '../x', day: '2026-13-45' })).toEqual({ tab: 'board' });
  expect(parseMissionsSearch({ board: 'weekly-race' })).toEqual({});
});

test('an address names the activity', () => {
  expect(parseActivitySearch({ activity: 'night-garden' })).toEqual({ activity: 'night-garden' });
  expect(parseActivitySearch({ activity: 'Night Garden' })).toEqual({});
});
