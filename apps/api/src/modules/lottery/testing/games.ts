import { outsideSchedules } from '@champa/lottery/schedule';
import type { Result } from '@champa/lottery';
import { parseAmount } from '@champa/money';
import type { Game, GameTerms } from '../domain/game.ts';

export const testTerms: GameTerms = {
  mode: 'SEA',
  own: null,
  base: 1,
  units: ['yuan', 'jiao', 'fen', 'li'],
  odds: {},
  settings: {},
  without: [],
  minBet: 1n,
  maxBet: parseAmount('1000000'),
  maxOfMember: parseAmount('10000000'),
  number: { stake: parseAmount('1000000'), risk: parseAmount('100000000') },
  play: { stake: parseAmount('1000000'), risk: parseAmount('100000000') },
  draw: { stake: parseAmount('100000000'), risk: parseAmount('10000000000') },
  maxDraws: 20,
};

/** A Lao game, unless `wanted` says otherwise. */
export function testGame(wanted: Partial<Game> & { code: string }): Game {
  return {
    vassalage: 'TCG_SEA',
    family: 'lao',
    names: { en: 'Test draw' },
    source: 'external',
    schedule: { kind: 'outside', schedule: outsideSchedules.lao, station: null },
    terms: testTerms,
    revision: 1,
    hot: [],
    isOpen: true,
    canCancel: true,
    ...wanted,
  };
}

/** A game of five digits that the house draws. */
export const houseGame = {
  vassalage: 'ELOTT',
  family: 'five_digits',
  source: 'house',
  schedule: { kind: 'house', minutes: 1 },
  terms: { ...testTerms, mode: 'ELOTT', own: 1900 },
} as const satisfies Partial<Game>;

/** The result of a Lao number. */
export function laoResult(top: string): Result {
  return { family: 'lao', top, front3: [top.slice(0, 3)], back3: [], bottom2: top.slice(0, 2) };
}
