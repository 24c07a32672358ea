import { formatOdds, parseOdds } from '@champa/lottery';
import { type Amount, formatDecimal, parseAmount } from '@champa/money';
import type { Cap, GameTerms } from './game.ts';

type StoredCap = { stake: string; risk: string };

/** Terms as stored in the database: amounts and odds as decimals. */
export type StoredGameTerms = Omit<
  GameTerms,
  'odds' | 'minBet' | 'maxBet' | 'maxOfMember' | 'number' | 'play' | 'draw'
> & {
  odds: Record<string, string>;
  minBet: string;
  maxBet: string;
  maxOfMember: string;
  number: StoredCap;
  play: StoredCap;
  draw: StoredCap;
};

export function storeGameTerms(terms: GameTerms): StoredGameTerms {
  return {
    ...terms,
    odds: Object.fromEntries(Object.entries(terms.odds).map(([key, odds]) => [key, formatOdds(odds)])),
    minBet: formatDecimal(terms.minBet),
    maxBet: formatDecimal(terms.maxBet),
    maxOfMember: formatDecimal(terms.maxOfMember),
    number: storeCap(terms.number),
    play: storeCap(terms.play),
    draw: storeCap(terms.draw),
  };
}

export function restoreGameTerms(stored: StoredGameTerms): GameTerms {
  return {
    ...stored,
    odds: Object.fromEntries(Object.entries(stored.odds).map(([key, odds]) => [key, parseOdds(odds)])),
    minBet: parseAmount(stored.minBet),
    maxBet: parseAmount(stored.maxBet),
    maxOfMember: parseAmount(stored.maxOfMember),
    number: restoreCap(stored.number),
    play: restoreCap(stored.play),
    draw: restoreCap(stored.draw),
  };
}

function storeCap({ stake, risk }: Cap): StoredCap {
  return { stake: formatDecimal(stake), risk: formatDecimal(risk) };
}

function restoreCap({ stake, risk }: StoredCap): { stake: Amount; risk: Amount } {
  return { stake: parseAmount(stake), risk: parseAmount(risk) };
}
