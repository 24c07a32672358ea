import type { Text } from '../../i18n/index.ts';
import type { sicBoWords } from './words.ts';

type Id = keyof (typeof sicBoWords)['EN'];

export function spotName(spot: string, text: Text<Id>): string {
  const [kind = '', named = ''] = spot.split(':');
  const [a = '', b = ''] = named.split('-');
  switch (kind) {
    case 'triple':
      return text('spotTriple', { n: named });
    case 'double':
      return text('spotDouble', { n: named });
    case 'single':
      return text('spotSingle', { n: named });
    case 'total':
      return text('spotTotal', { n: named });
    case 'pair':
      return text('spotPair', { a, b });
    default:
      return text(kind as Id);
  }
}
