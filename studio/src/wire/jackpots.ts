import { hasLimit } from '../engines/pot/index.ts';
import type { PotNow } from '../pots/pots.ts';

/** One item of the operator's list of progressive pots. The amount is in whole units, as in all wallet calls. */
export function presentPot({ pot: { code, name, rules }, amount, ends, gameCode }: PotNow, currency: string) {
  return {
    jackpot_code: code,
    names: { en: name.en, lo: name.lo, zh: name.cn },
    currency,
    amount,
    must_hit_by: hasLimit(rules) ? (ends ?? rules.limit) : null,
    game_code: gameCode,
  };
}
