import { expect, test } from 'vitest';
import { panelNames, parseSecuritySearch } from './panels.ts';

test('every panel has an address', () => {
  for (const panel of panelNames) expect(parseSecuritySearch({ panel })).toEqual({ panel });
});

test('an invalid panel in the address counts as missing', () => {
  for (const panel of ['', 'nothing', '<b>', ['mobile'], null, undefined, {}, 7]) {
    expect(parseSecuritySearch({ panel })).toEqual({});
  }
});
