import type { PotNow } from '../pots/pots.ts';

/** One item of the operator's list of progressive pots. The amount is in whole units, as in all wallet calls. */
export function presentPot({ pot: { code, name }, amount, gameCode }: PotNow, currency: string) {
  return {
    jackpot_code: code,
    names: { en: name.en, lo: name.lo, zh: name.cn },
    currency,
    amount,
    game_code: gameCode,
  };
}
