import type { MessageId } from './catalogue.ts';

/** A group of plays as players know it: by how many numbers, then by how they are chosen. */
type Group = { matches: RegExp; name: MessageId };

// Matched in this order. Every play is in one; a test checks it.
const groups: readonly Group[] = [
  { matches: /^star5\./, name: 'lottery_group_star5' },
  { matches: /^star4\.front\./, name: 'lottery_group_star4_front' },
  { matches: /^star4\.back\./, name: 'lottery_group_star4_back' },
  { matches: /^star3\.front\./, name: 'lottery_group_star3_front' },
  { matches: /^star3\.middle\./, name: 'lottery_group_star3_middle' },
  { matches: /^star3\.back\./, name: 'lottery_group_star3_back' },
  { matches: /^star3\./, name: 'lottery_group_star3' },
  { matches: /^star2\.front\./, name: 'lottery_group_star2_front' },
  { matches: /^star2\.back\./, name: 'lottery_group_star2_back' },
  { matches: /^any2\./, name: 'lottery_group_any2' },
  { matches: /^any3\./, name: 'lottery_group_any3' },
  { matches: /^any4\./, name: 'lottery_group_any4' },
  { matches: /^any\d$/, name: 'lottery_group_any' },
  { matches: /^first\d/, name: 'lottery_group_first' },
  { matches: /^(?:dragon_tiger|winner)/, name: 'lottery_group_dragon_tiger' },
  { matches: /^(?:position|digit$|both$)/, name: 'lottery_group_position' },
  { matches: /^(?:sides1?|total)$/, name: 'lottery_group_sides' },
  { matches: /^lo\d/, name: 'lottery_group_lo' },
  { matches: /^(?:de|tens|units|nhat_to)/, name: 'lottery_group_de' },
  { matches: /^(?:cang3|xiu_chu)/, name: 'lottery_group_cang' },
  { matches: /^xien/, name: 'lottery_group_xien' },
  { matches: /^truot/, name: 'lottery_group_truot' },
  { matches: /^da[._]/, name: 'lottery_group_da' },
  { matches: /^bao/, name: 'lottery_group_bao' },
  { matches: /^(?:top3|tod3|front3|back3)$/, name: 'lottery_group_three_digits' },
  { matches: /^(?:top2|bottom2)$/, name: 'lottery_group_two_digits' },
  { matches: /^run_/, name: 'lottery_group_run' },
  { matches: /^sum/, name: 'lottery_group_sum' },
  { matches: /^triple/, name: 'lottery_group_triple' },
  { matches: /^pair_/, name: 'lottery_group_pair' },
  { matches: /^(?:three|two)_different$|^straight_any$/, name: 'lottery_group_different' },
  { matches: /^special/, name: 'lottery_group_special' },
  { matches: /^six$/, name: 'lottery_group_six' },
];

/** The names of plays within their group, by the last part of their ID. */
const names: Readonly<Record<string, MessageId>> = {
  straight: 'lottery_play_straight',
  typed: 'lottery_play_typed',
  group: 'lottery_play_group',
  group3: 'lottery_play_group3',
  group4: 'lottery_play_group4',
  group5: 'lottery_play_group5',
  group6: 'lottery_play_group6',
  group10: 'lottery_play_group10',
  group12: 'lottery_play_group12',
  group20: 'lottery_play_group20',
  group24: 'lottery_play_group24',
  group30: 'lottery_play_group30',
  group60: 'lottery_play_group60',
  group120: 'lottery_play_group120',
  free1: 'lottery_play_free1',
  free2: 'lottery_play_free2',
  free3: 'lottery_play_free3',
  once: 'lottery_play_once',
  twice: 'lottery_play_twice',
  thrice: 'lottery_play_thrice',
  four_times: 'lottery_play_four_times',
  sum: 'lottery_play_sum',
  span: 'lottery_play_span',
  pattern: 'lottery_play_pattern',
  sides: 'lottery_play_sides',
  sides1: 'lottery_play_sides1',
  total: 'lottery_play_total',
  position: 'lottery_play_position',
  digit: 'lottery_play_digit',
  both: 'lottery_play_both',
  dragon_tiger: 'lottery_group_dragon_tiger',
  winner: 'lottery_group_dragon_tiger',
  lo2: 'lottery_play_lo2',
  lo3: 'lottery_play_lo3',
  lo4: 'lottery_play_lo4',
  de: 'lottery_play_de',
  de_head: 'lottery_play_de_head',
  tens: 'lottery_play_tens',
  units: 'lottery_play_units',
  nhat_to: 'lottery_play_nhat_to',
  cang3: 'lottery_play_cang3',
  xiu_chu: 'lottery_play_xiu_chu',
  xiu_chu_head: 'lottery_play_xiu_chu_head',
  xiu_chu_tail: 'lottery_play_xiu_chu_tail',
  xien2: 'lottery_play_xien2',
  xien3: 'lottery_play_xien3',
  xien4: 'lottery_play_xien4',
  truot4: 'lottery_play_truot4',
  truot8: 'lottery_play_truot8',
  truot10: 'lottery_play_truot10',
  da: 'lottery_play_da',
  da_two: 'lottery_play_da_two',
  bao7: 'lottery_play_bao7',
  bao8: 'lottery_play_bao8',
  top3: 'lottery_play_top3',
  tod3: 'lottery_play_tod3',
  front3: 'lottery_play_front3',
  back3: 'lottery_play_back3',
  top2: 'lottery_play_top2',
  bottom2: 'lottery_play_bottom2',
  run_top: 'lottery_play_run_top',
  run_bottom: 'lottery_play_run_bottom',
  sum_sides: 'lottery_play_sum_sides',
  triple: 'lottery_play_triple',
  triple_any: 'lottery_play_triple_any',
  pair_single: 'lottery_play_pair_single',
  pair_any: 'lottery_play_pair_any',
  three_different: 'lottery_play_three_different',
  two_different: 'lottery_play_two_different',
  straight_any: 'lottery_play_straight_any',
  any1: 'lottery_play_any1',
  any2: 'lottery_play_any2',
  any3: 'lottery_play_any3',
  any4: 'lottery_play_any4',
  any5: 'lottery_play_any5',
  any6: 'lottery_play_any6',
  any7: 'lottery_play_any7',
  any8: 'lottery_play_any8',
  first2: 'lottery_play_first2',
  first3: 'lottery_play_first3',
  first4: 'lottery_play_first4',
  first5: 'lottery_play_first5',
  six: 'lottery_group_six',
  special: 'lottery_play_special',
  special_sides: 'lottery_play_special_sides',
  special_colour: 'lottery_play_special_colour',
  special_zodiac: 'lottery_play_special_zodiac',
};

/** `numbers` fill the name: the two positions of a dragon-tiger, or a car and its opponent. */
export type PlayName = { name: MessageId; isEveryOrder: boolean; numbers: readonly number[] };

/** The group of a play by its ID; undefined where it is in none. */
export function playGroupOf(id: string): MessageId | undefined {
  return groups.find(({ matches }) => matches.test(id))?.name;
}

/** The name of a play by its ID; undefined where it has none. */
export function playNameOf(id: string): PlayName | undefined {
  const parts = id.split('.');
  const isOfStars = /^(?:star|any)\d$/.test(parts[0]!) && parts.length > 1;
  const key = isOfStars || /^first\d$/.test(parts[0]!) ? parts.at(-1)! : parts[0]!;
  const own = /^first\d$/.test(parts[0]!) && parts.length > 1 ? `${parts[0]}.${key}` : key;
  const name = firstOfBalls[own] ?? names[own];
  return name && { name, isEveryOrder: parts.at(-1) === 'orders', numbers: numbersOf(parts) };
}

const firstOfBalls: Readonly<Record<string, MessageId>> = {
  'first2.straight': 'lottery_play_first2',
  'first2.group': 'lottery_play_first2_group',
  'first3.straight': 'lottery_play_first3',
  'first3.group': 'lottery_play_first3_group',
};

// `dragon_tiger.25`: positions 2 and 5 of five. `dragon_tiger.2`: car 2 against the last but one of ten.
function numbersOf([kind, of]: readonly string[]): readonly number[] {
  if (kind !== 'dragon_tiger' || !of || !/^\d+$/.test(of)) return [];
  return of.length === 2 ? [...of].map(Number) : [Number(of), CARS + 1 - Number(of)];
}

const CARS = 10;
