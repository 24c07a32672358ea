import type { RouletteRules } from '../../../protocol.ts';
import type { MessageId, Translator } from '../../i18n/index.ts';

type Spot = RouletteRules['spots'][number];

const INSIDE = {
  straight: 'straight',
  split: 'split',
  street: 'street',
  trio: 'trio',
  corner: 'corner',
  'six-line': 'sixLine',
} as const satisfies Partial<Record<Spot['kind'], MessageId>>;

const OUTSIDE = {
  'first-four': 'firstFour',
  'dozen:1': 'dozen1',
  'dozen:2': 'dozen2',
  'dozen:3': 'dozen3',
  red: 'red',
  black: 'black',
  odd: 'odd',
  even: 'even',
  low: 'low',
  high: 'high',
} as const satisfies Record<string, MessageId>;

/** A spot's name for players: `Split 17–20`, `Red`, `Column 2`. */
export function spotName({ id, kind, numbers }: Spot, { text }: Translator): string {
  if (kind === 'column') return text('column', { number: id.slice('column:'.length) });
  if (isKey(OUTSIDE, id)) return text(OUTSIDE[id]);
  if (!isKey(INSIDE, kind)) return id;
  const shown = kind === 'six-line' ? [numbers[0], numbers.at(-1)] : numbers;
  return text(INSIDE[kind], { numbers: shown.join('–') });
}

function isKey<T extends object>(object: T, key: PropertyKey): key is keyof T {
  return key in object;
}
