import type { MessageId } from '@champa/i18n';
import type { Translate } from '@champa/i18n/react';

const symbols: Readonly<Record<string, MessageId>> = {
  big: 'lottery_symbol_big',
  small: 'lottery_symbol_small',
  odd: 'lottery_symbol_odd',
  even: 'lottery_symbol_even',
  dragon: 'lottery_symbol_dragon',
  tiger: 'lottery_symbol_tiger',
  tie: 'lottery_symbol_tie',
  leopard: 'lottery_symbol_leopard',
  straight: 'lottery_symbol_straight',
  pair: 'lottery_symbol_pair',
  half_straight: 'lottery_symbol_half_straight',
  mixed: 'lottery_symbol_mixed',
  any: 'lottery_symbol_any',
  red: 'lottery_symbol_red',
  blue: 'lottery_symbol_blue',
  green: 'lottery_symbol_green',
  rat: 'lottery_symbol_rat',
  ox: 'lottery_symbol_ox',
  rabbit: 'lottery_symbol_rabbit',
  snake: 'lottery_symbol_snake',
  horse: 'lottery_symbol_horse',
  goat: 'lottery_symbol_goat',
  monkey: 'lottery_symbol_monkey',
  rooster: 'lottery_symbol_rooster',
  dog: 'lottery_symbol_dog',
  pig: 'lottery_symbol_pig',
};

const rows: Readonly<Record<string, MessageId>> = {
  wan: 'lottery_row_wan',
  qian: 'lottery_row_qian',
  bai: 'lottery_row_bai',
  shi: 'lottery_row_shi',
  ge: 'lottery_row_ge',
  double: 'lottery_row_double',
  single: 'lottery_row_single',
  triple: 'lottery_row_triple',
  quadruple: 'lottery_row_quadruple',
  picks: 'lottery_row_picks',
  bankers: 'lottery_row_bankers',
  pair: 'lottery_row_double',
  dragon: 'lottery_symbol_dragon',
  tiger: 'lottery_symbol_tiger',
};

/** A symbol as a player reads it: numbers as they are, others by name. */
export function symbolText(symbol: string, t: Translate): string {
  const name = symbols[symbol];
  return name ? t(name) : symbol;
}

/** The label of a board's row; null where it needs none. */
export function rowText(id: string, t: Translate): string | null {
  const place = /^place(\d\d)$/.exec(id);
  if (place) return t('lottery_row_place', { number: Number(place[1]) });
  const name = rows[id];
  return name ? t(name) : null;
}

/** The names of a result's positions, from the first. */
export const placeRows = ['wan', 'qian', 'bai', 'shi', 'ge'] as const;
